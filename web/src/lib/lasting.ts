// Times for people.

/** A time in the largest unit that tells it whole. */
export function lasting(seconds: number, day: string): string {
  if (seconds >= 86_400 && seconds % 86_400 === 0) {
    const days = seconds / 86_400;
    return `${days}\u00a0${day}${days > 1 ? "s" : ""}`;
  }
  return seconds >= 60 && seconds % 60 === 0 ? `${seconds / 60}\u00a0min` : `${seconds}\u00a0s`;
}
