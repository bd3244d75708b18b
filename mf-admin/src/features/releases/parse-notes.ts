/** A part of a release's notes: a heading or a paragraph of one line or several, or the items of a list. */
export type NotesBlock = {
  readonly kind: 'heading' | 'paragraph' | 'list';
  readonly lines: readonly string[];
};

/** Reads what changelogs are written in: headings, paragraphs, and lists without lists in them. */
export function parseNotes(notes: string): NotesBlock[] {
  const blocks: { kind: NotesBlock['kind']; lines: string[] }[] = [];
  for (const text of notes.split(/\n{2,}|(?=\n#)|(?<=^#.*)\n/m)) {
    const block = text.trim();
    if (block === '') continue;
    if (block.startsWith('#')) blocks.push({ kind: 'heading', lines: [block.replace(/^#+\s*/, '')] });
    else if (/^[-*] /.test(block)) blocks.push({ kind: 'list', lines: readItems(block) });
    else blocks.push({ kind: 'paragraph', lines: block.split('\n') });
  }
  return blocks;
}

/** An item goes on in the lines below it. */
function readItems(block: string): string[] {
  return block.split(/\n(?=[-*] )/).map((item) => item.replace(/^[-*] /, '').replaceAll(/\s*\n\s*/g, ' '));
}
