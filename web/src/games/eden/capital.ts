/** Words that begin with a capital, as on a button. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
