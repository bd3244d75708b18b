import {
  LineCounter,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  type Node,
  type YAMLParseError,
} from 'yaml';
import { ContentError, type Field, type SourceLocation, type Scalar } from './field.ts';

/** What the mistakes mean that people make most often, by the code of the parser. */
const HINTS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'A text with a colon in it needs quotes, or ">-" before a new line',
  UNEXPECTED_TOKEN: 'A text that begins with a quote or a bracket needs ">-" before a new line',
  MISSING_CHAR: 'A bracket or quote is not closed, or a colon lacks the space after it',
  BAD_INDENT: 'A line begins further left or right than the lines it belongs to',
  TAB_AS_INDENT: 'Lines begin with spaces, not with tabs',
  DUPLICATE_KEY: 'The same name stands here twice',
};

/**
 * Reads a YAML file with the places of its values.
 *
 * @param file its name in messages
 * @param firstLine the line of the file in which the text begins
 * @throws ContentError for a mistake of the notation, and for an alias: a few lines of them can make gigabytes
 */
export function readYaml(text: string, file: string, firstLine = 1): Field {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const locationAt = (offset: number): SourceLocation => {
    const { line, col } = lines.linePos(offset);
    return { file, line: line + firstLine - 1, column: col };
  };
  const [error] = document.errors;
  if (error) throw new ContentError(locationAt(error.pos[0]), hintAt(error) ?? error.message);

  function read(node: Node | null, offset: number): Field {
    const location = locationAt(node?.range?.[0] ?? offset);
    if (isAlias(node)) throw new ContentError(location, 'An alias (*name) is not allowed');
    if (isSeq(node))
      return {
        location,
        kind: 'list',
        items: node.items.map((item) => read(item as Node | null, node.range?.[0] ?? 0)),
      };
    if (isMap(node)) {
      const pairs = node.items.flatMap((pair): [string, Field][] => {
        const key = isPair(pair) && isScalar(pair.key) ? pair.key : undefined;
        if (!key) throw new ContentError(location, 'A name is expected before the colon');
        return [[String(key.value), read(pair.value as Node | null, key.range?.[0] ?? offset)]];
      });
      return { location, kind: 'map', entries: new Map(pairs) };
    }
    const scalar = isScalar(node) ? node : undefined;
    const value = (scalar?.value ?? null) as Scalar;
    return { location, kind: 'scalar', value, source: scalar?.source ?? '' };
  }

  return read(document.contents, 0);
}

/** Says what to do. Of a list that begins too far to the left, the parser thinks that it is meant to be a name. */
function hintAt({ code, message }: YAMLParseError): string | undefined {
  return HINTS[message.startsWith('A block sequence') ? 'BAD_INDENT' : code];
}
