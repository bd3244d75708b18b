import type { Lesson, LessonBlock } from '@platform/contracts';
import type { RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { ContentError, mapOf, numberOf, textOf, type Fields, type SourceLocation } from '../source/field.ts';
import { readYaml } from '../source/read-yaml.ts';
import { readCommon, type CompiledUnit, type UnitContext } from './bank.ts';
import { readFence } from './fences.ts';
import { plainText, readRunningText, type LinkTargets, type Locate } from './running-text.ts';

/** A lesson with where it is written, and the units that it asks. */
export type CompiledLesson = {
  readonly seed: Lesson;
  readonly location: SourceLocation;
  /** The units of its blocks `try` and `exit`, with their keys. */
  readonly units: readonly CompiledUnit[];
};

export type LessonContext = UnitContext & {
  readonly file: string;
  readonly targets: LinkTargets;
  readonly report: (error: ContentError) => void;
};

/** Reads a lesson. Mistakes in its blocks are reported one by one. @throws ContentError for one before its blocks */
export function readLesson(text: string, slug: string, context: LessonContext): CompiledLesson {
  const { file, objective, report } = context;
  const { fields, rest } = splitFrontMatter(text, file);
  const common = readCommon(fields);
  const head = {
    ...{ slug, objective, title: textOf(fields.get('title')), summary: textOf(fields.get('summary')) },
    minutes: numberOf(fields.get('minutes')),
  };
  fields.end();
  const lines = rest.split('\n');
  const read = unified()
    .use(remarkParse)
    .parse(rest)
    .children.flatMap((node): { block: LessonBlock; unit?: CompiledUnit }[] => {
      try {
        return [
          node.type === 'code'
            ? readFence(node, lines, { ...context, ...common })
            : { block: readProse(node, context) },
        ];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        report(error);
        return [];
      }
    });
  const blocks = read.map(({ block }) => block);
  findRepeatedHeadings(blocks, file).forEach(report);
  return {
    seed: { ...head, blocks },
    location: { file, line: 1, column: 1 },
    units: read.flatMap(({ unit }) => unit ?? []),
  };
}

/** Replaces the front matter by empty lines, so that the rest keeps its lines. */
function splitFrontMatter(text: string, file: string): { fields: Fields; rest: string } {
  const [whole = '', yaml = ''] = /^---\r?\n([\s\S]*?\n)---\r?\n/.exec(text) ?? [];
  if (whole === '')
    throw new ContentError(
      { file, line: 1, column: 1 },
      'A lesson begins with a line "---", then title, summary and minutes, and a line "---"',
    );
  const rest = whole.replaceAll(/[^\n]/g, '') + text.slice(whole.length);
  return { fields: mapOf(readYaml(yaml, file, 2)), rest };
}

/** Reads a heading, a paragraph, a list, or the rule, which is written as a quotation. @throws ContentError */
function readProse(node: RootContent, { file, targets }: LessonContext): LessonBlock {
  const locate: Locate = ({ position }) => ({ file, ...(position?.start ?? { line: 1, column: 1 }) });
  const fail = (message: string): never => {
    throw new ContentError(locate(node), message);
  };
  switch (node.type) {
    case 'heading': {
      if (node.depth !== 2) fail('A heading of a lesson begins with "## "');
      const text = plainText(readRunningText(node.children, locate, targets));
      return { type: 'heading', id: toId(text), text };
    }
    case 'paragraph':
      return { type: 'paragraph', content: readRunningText(node.children, locate, targets) };
    case 'blockquote': {
      const [only, ...others] = node.children;
      if (only?.type !== 'paragraph' || others.length > 0)
        return fail('Lines with ">" are the rule of the lesson: one paragraph');
      return { type: 'rule', content: readRunningText(only.children, locate, targets) };
    }
    case 'list':
      return {
        type: 'list',
        isOrdered: node.ordered === true,
        items: node.children.map(({ children: [only, ...others] }) =>
          only?.type === 'paragraph' && others.length === 0
            ? readRunningText(only.children, locate, targets)
            : fail('An entry of a list is one paragraph, without a list or a block in it'),
        ),
      };
    default:
      return fail(HINTS[node.type] ?? 'This is no block of a lesson');
  }
}

const HINTS: Readonly<Record<string, string>> = {
  html: 'HTML is shown to no one: write plain text, or a block such as "```show"',
  thematicBreak: 'A line of dashes is no block of a lesson: write a heading, "## "',
  definition: 'Write the address of a link behind its text: [text](https://...)',
};

/** Makes an id for an address: small letters, digits and dashes. */
function toId(text: string): string {
  return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
}

function findRepeatedHeadings(blocks: readonly LessonBlock[], file: string): ContentError[] {
  const seen = new Set<string>();
  return blocks.flatMap((block) => {
    if (block.type !== 'heading') return [];
    const isRepeated = seen.has(block.id);
    seen.add(block.id);
    return isRepeated
      ? [new ContentError({ file, line: 1, column: 1 }, `Two headings are called "${block.text}"`)]
      : [];
  });
}
