// A one-minute page as a row of ideas: what stands under one heading, and the example beside it.
import type { Block } from "../../lib/markdown";

export interface Idea {
  blocks: Block[];
  example: string; // its id; nothing for what comes before the first heading of a chapter
}

/** The ideas of a text; the first is what stands above them all. */
export function ideas(blocks: Block[]): Idea[] {
  const found: Idea[] = [{ blocks: [], example: "" }];
  for (const block of blocks) {
    if (block.kind === "heading" && block.level === 2) found.push({ blocks: [], example: "" });
    const idea = found.at(-1)!;
    if (block.kind === "code" && block.info === "example") idea.example = block.text.trim();
    else idea.blocks.push(block);
  }
  return found;
}
