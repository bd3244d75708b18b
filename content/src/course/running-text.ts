import type { LessonText } from '@platform/contracts';
import type { Link, PhrasingContent } from 'mdast';
import { ContentError, fieldOf, wordOf, type SourceLocation } from '../source/field.ts';

/** What the links of a lesson can lead to. */
export type LinkTargets = {
  /** Slugs of the lessons of the course. */
  readonly lesson: readonly string[];
  /** Ids of the sources of the course. */
  readonly source: readonly string[];
  /** Terms of the glossary. */
  readonly term: readonly string[];
};

/** Where a node of Markdown is. */
export type Locate = (node: { readonly position?: { readonly start: Point } | undefined }) => SourceLocation;
type Point = { readonly line: number; readonly column: number };

/** Reads running text: words, `**strong**`, `*emphasis*`, `` `code` `` and links. @throws ContentError for the rest */
export function readRunningText(
  nodes: readonly PhrasingContent[],
  locate: Locate,
  targets: LinkTargets,
): LessonText[] {
  return nodes.map((node): LessonText => {
    const inner = (content: readonly PhrasingContent[]) => readRunningText(content, locate, targets);
    switch (node.type) {
      case 'text':
        return { type: 'text', text: node.value.replaceAll(/\s*\n\s*/g, ' ') };
      case 'inlineCode':
        return { type: 'code', text: node.value };
      case 'strong':
      case 'emphasis':
        return { type: node.type, content: inner(node.children) };
      case 'link':
        return { ...readTarget(node, locate(node), targets), content: inner(node.children) };
      default:
        throw new ContentError(locate(node), HINTS[node.type] ?? 'This is no text of a lesson');
    }
  });
}

const HINTS: Readonly<Record<string, string>> = {
  html: 'HTML is shown to no one: write plain text. A "<" of a text is written "\\<"',
  image: 'A picture is shown by a block "```show" with "- picture: its-name"',
  break: 'A line ends here with two spaces or "\\": begin a paragraph instead, with an empty line',
};

type Target =
  | { readonly type: 'link'; readonly href: string }
  | { readonly type: 'lesson'; readonly lesson: string }
  | { readonly type: 'source'; readonly source: string }
  | { readonly type: 'term'; readonly term: string };

function readTarget({ url }: Link, location: SourceLocation, targets: LinkTargets): Target {
  const [, kind = '', name = ''] = /^(\w+):(.*)$/.exec(decodeURI(url)) ?? [];
  const find = (known: readonly string[]) => wordOf(fieldOf(name, location), known);
  if (kind === 'lesson') return { type: kind, lesson: find(targets.lesson) };
  if (kind === 'source') return { type: kind, source: find(targets.source) };
  if (kind === 'term') return { type: kind, term: find(targets.term) };
  if (kind === 'https' && URL.canParse(url)) return { type: 'link', href: url };
  throw new ContentError(
    location,
    `A link leads to "https://...", "lesson:name", "source:name" or "term:name", not to "${url}"`,
  );
}

/** The words of a running text. */
export function plainText(content: readonly LessonText[]): string {
  return content.map((part) => ('text' in part ? part.text : plainText(part.content))).join('');
}
