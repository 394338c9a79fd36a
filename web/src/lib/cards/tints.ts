// The tints of cards, by whose they are. A game tells them as data, beside its light.

/** What holds for cards, and whatever else is somebody's (`of-…`), in the room of a game. */
export function tint(room: string, tints: Readonly<Record<string, Record<string, string>>>): void {
  const rules = Object.entries(tints).map(([whose, values]) => {
    const said = Object.entries(values).map(([name, value]) => `--${name}: ${value};`);
    return `.${room} .of-${whose}, .${room}.of-${whose} { ${said.join(" ")} }`;
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join("\n"));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
