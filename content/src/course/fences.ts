/*
 * The fenced blocks of a lesson: three backticks and a name, YAML, three backticks.
 */
import type { LessonBlock, LessonExample } from '@platform/contracts';
import type { Code } from 'mdast';
import { readMaterial } from '../compile/material.ts';
import {
  ContentError,
  fieldOf,
  listOf,
  mapOf,
  textOf,
  wordOf,
  type Field,
  type Fields,
} from '../source/field.ts';
import { readYaml } from '../source/read-yaml.ts';
import { readUnit, toAsked, type CompiledUnit } from './bank.ts';
import type { LessonContext } from './lesson.ts';

const NAMES = ['try', 'exit', 'compare', 'case', 'show'] as const;

/** Reads a fenced block. @param lines the lines of the file @throws ContentError */
export function readFence(
  { lang, value, position }: Code,
  lines: readonly string[],
  context: LessonContext,
): { block: LessonBlock; unit?: CompiledUnit } {
  const { file } = context;
  const { start, end } = position ?? { start: { line: 1, column: 1 }, end: { line: 1 } };
  const location = { file, line: start.line, column: start.column };
  if (start.column > 1 || !/^```/.test(lines[start.line - 1] ?? ''))
    throw new ContentError(
      location,
      'A line that begins with spaces is no text: a block begins with "```" and its name',
    );
  if (end.line === start.line || lines[end.line - 1]?.trim() !== '```')
    throw new ContentError(location, 'This block has no end: a line with "```" alone');
  const name = wordOf(fieldOf(lang ?? '(no name)', location), NAMES);
  const field = readYaml(value, file, start.line + 1);
  if (name === 'show') return { block: { type: 'material', material: readMaterial(field, context.media) } };
  const fields = mapOf(field);
  if (name === 'compare') return { block: readComparison(fields) };
  if (name === 'case') return { block: readCase(fields, context) };
  const unit = readUnit(fields, context);
  return { block: { type: name, unit: toAsked(unit) }, unit };
}

function readComparison(fields: Fields): LessonBlock {
  const [bad, good] = [readExample(fields.get('bad')), readExample(fields.get('good'))];
  fields.end();
  return { type: 'comparison', bad, good };
}

function readExample(field: Field): LessonExample {
  const fields = mapOf(field);
  const [title, text, why] = ['title', 'text', 'why'].map((name) => textOf(fields.get(name)));
  fields.end();
  return { title: title ?? '', text: text ?? '', why: why ?? '' };
}

function readCase(fields: Fields, { media }: LessonContext): LessonBlock {
  const block: LessonBlock = {
    type: 'case',
    title: textOf(fields.get('title')),
    material: readMaterial(fields.get('material'), media),
    steps: listOf(fields.get('steps')).map(textOf),
    result: textOf(fields.get('result')),
  };
  fields.end();
  return block;
}
