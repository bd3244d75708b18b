import {
  FORM_FIELD_KINDS,
  PART_NAMES,
  WORK_FILE_TYPES,
  type FormField,
  type PartDefinition,
  type TextRules,
} from '@platform/contracts';
import type { PartTruth } from '@platform/scoring';
import {
  ContentError,
  fieldOf,
  flagOf,
  listOf,
  mapOf,
  numberOf,
  pairsOf,
  textOf,
  wordOf,
  type Field,
  type Fields,
} from '../source/field.ts';
import { readAnswer } from './answers.ts';
import { readMarks } from './marks.ts';
import { pictureFields, readOptions } from './material.ts';
import type { Media } from './media.ts';

/** What members are asked, and how the right answers are written; no answers for a question of one's own ideas. */
type Question = { readonly part: PartDefinition; readonly answers: readonly Field[] };

/** Reads a question with its right answers. The fields of an item complete those that its task has for all items. */
export function readQuestion(
  fields: Fields,
  media: Media,
): { part: PartDefinition; truth: PartTruth | undefined } {
  const kind = wordOf(fields.get('kind'), PART_NAMES);
  const idField = fields.maybe('part');
  const id = idField ? textOf(idField) : kind === 'rewrite' ? 'text' : kind;
  const prompt = textOf(fields.get('ask'));
  const { part, answers } = READERS[kind](fields, { id, prompt }, media);
  fields.end();
  if (answers.length === 0) return { part, truth: undefined };
  return { part, truth: { answers: answers.map((answer) => readAnswer(part, answer)) } };
}

type Common = { readonly id: string; readonly prompt: string };

const READERS: Record<PartDefinition['type'], (fields: Fields, common: Common, media: Media) => Question> = {
  choice: (fields, common) => ({
    part: {
      type: 'choice',
      ...common,
      options: readOptions(fields.get('options')),
      min: numberFrom(fields, 'min', 1),
      max: numberFrom(fields, 'max', 1),
      allowsCannotTell: flagFrom(fields, 'cannotTell'),
    },
    answers: keysOf(fields, fields.get('key')),
  }),

  pair: (fields, common) => {
    const [leftTitle, rightTitle] = listOf(fields.get('titles')).map(textOf);
    const left = { title: leftTitle ?? '', text: textOf(fields.get('left')) };
    const right = { title: rightTitle ?? '', text: textOf(fields.get('right')) };
    const dimensions = readOptions(fields.get('dimensions'));
    const reasonCategories = readOptions(fields.get('reasons'));
    const names = ['better', 'by', 'because', 'reason'];
    const answer = new Map(names.map((name) => [name, fields.get(name)]));
    return {
      part: { type: 'pair', ...common, left, right, dimensions, reasonCategories },
      answers: [{ location: fields.location, kind: 'map', entries: answer }],
    };
  },

  rank: (fields, common) => {
    const noun = textOf(fields.get('noun'));
    const order = fields.get('order');
    const ordered = pairsOf(order);
    const names = ordered.map(([letter]) => letter);
    const entries = ordered
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([letter, text], index) => ({
        id: `e${index + 1}`,
        label: `${noun} ${letter}`,
        text: textOf(text),
      }));
    const [first, last] = [textOf(fields.get('first')), textOf(fields.get('last'))];
    return {
      part: { type: 'rank', ...common, entries, allowsTies: false, first, last },
      answers: keysOf(fields, fieldOf(names, order.location)),
    };
  },

  spans: (fields, common) => {
    const marked = fields.get('text');
    const { text } = readMarks(textOf(marked));
    const labels = readOptions(fields.get('labels'));
    return { part: { type: 'spans', ...common, text, labels }, answers: keysOf(fields, marked) };
  },

  boxes: (fields, common, media) => ({
    part: {
      type: 'boxes',
      ...common,
      ...pictureFields(fields.get('picture'), media),
      labels: readOptions(fields.get('labels')),
      flags: optionsFrom(fields, 'flags'),
      minSide: numberOf(fields.get('minSide')),
    },
    answers: keysOf(fields, fields.get('key')),
  }),

  claims: (fields, common) => {
    const list = fields.get('claims');
    const verdicts = listOf(list).map((entry) => {
      const own = mapOf(entry);
      const text = textOf(own.get('claim'));
      for (const name of ['is', 'quote']) own.maybe(name);
      own.end();
      return text;
    });
    const claims = verdicts.map((text, index) => ({ id: `c${index + 1}`, text }));
    const documents = pairsOf(fields.get('documents')).map(([title, text], index) => ({
      id: `d${index + 1}`,
      title,
      text: textOf(text),
    }));
    return { part: { type: 'claims', ...common, claims, documents }, answers: [list] };
  },

  form: (fields, common) => {
    const [minRows = 1, maxRows = minRows] = numbersFrom(fields, 'rows');
    const sum = fields.maybe('sum');
    const key = fields.maybe('key');
    return {
      part: {
        type: 'form',
        ...common,
        fields: listOf(fields.get('fields')).map(readFormField),
        minRows,
        maxRows,
        sum: sum ? readSum(mapOf(sum)) : null,
      },
      answers: key ? keysOf(fields, key) : [],
    };
  },

  rewrite: (fields, common) => {
    const source = fields.maybe('source');
    const part = {
      type: 'rewrite',
      ...common,
      source: source ? textOf(source) : null,
      rules: readRules(fields),
    } as const;
    return { part, answers: [] };
  },

  prompt: (fields, { id, prompt }) => {
    const part = {
      prompt,
      fields: listOf(fields.get('fields')).map((field) => wordOf(field, ['system', 'user'])),
      variables: textsFrom(fields, 'variables'),
      type: 'prompt',
      id,
      rules: readRules(fields),
      checklist: optionsFrom(fields, 'checklist'),
    } as const;
    return { part, answers: [] };
  },

  file: (fields, common) => {
    const extensions = listOf(fields.get('types')).map((field) =>
      wordOf(
        field,
        WORK_FILE_TYPES.map(({ extension }) => extension),
      ),
    );
    const types = extensions.flatMap((own) =>
      WORK_FILE_TYPES.flatMap(({ extension, type }) => (extension === own ? [type] : [])),
    );
    const [minFiles = 0, maxFiles = minFiles] = numbersFrom(fields, 'files');
    const [minLinks = 0, maxLinks = minLinks] = numbersFrom(fields, 'links');
    const limits = { types, minFiles, maxFiles, minLinks, maxLinks };
    return {
      part: { type: 'file', ...common, ...limits, statement: textOf(fields.get('statement')) },
      answers: [],
    };
  },
};

/** The right answer, and those beside it that are right too. */
function keysOf(fields: Fields, key: Field): Field[] {
  const also = fields.maybe('also');
  return [key, ...(also ? listOf(also) : [])];
}

const BOUNDS: Record<FormField['kind'], readonly [min: number, max: number]> = {
  line: [1, 120],
  text: [20, 1_000],
  integer: [0, 1_000_000],
  money: [0, 1_000_000],
  tenths: [0, 1_000_000],
  choice: [0, 0],
};

/** Bounds are of a number, or of the length of a text. */
function readFormField(field: Field): FormField {
  const fields = mapOf(field);
  const kind = wordOf(fields.get('kind'), FORM_FIELD_KINDS);
  const hint = fields.maybe('hint');
  const read = {
    id: textOf(fields.get('id')),
    label: textOf(fields.get('label')),
    hint: hint ? textOf(hint) : null,
    kind,
    min: numberFrom(fields, 'min', BOUNDS[kind][0]),
    max: numberFrom(fields, 'max', BOUNDS[kind][1]),
    options: textsFrom(fields, 'options'),
    optional: flagFrom(fields, 'optional'),
  };
  fields.end();
  if ((kind === 'choice') !== read.options.length > 0)
    throw new ContentError(field.location, 'A field of the kind "choice" has options, and no other has');
  return read;
}

function readSum(fields: Fields) {
  const sum = { field: textOf(fields.get('field')), total: numberOf(fields.get('total')) };
  fields.end();
  return sum;
}

/** Rules of a written text; what is left out is not limited. */
function readRules(fields: Fields): TextRules {
  const field = fields.maybe('rules');
  if (!field) return { minWords: 0, maxWords: 0, maxSentenceWords: 0, required: [], banned: [] };
  const own = mapOf(field);
  const required = own.maybe('required');
  const rules = {
    minWords: numberFrom(own, 'minWords', 0),
    maxWords: numberFrom(own, 'maxWords', 0),
    maxSentenceWords: numberFrom(own, 'maxSentenceWords', 0),
    required: required ? listOf(required).map((forms) => listOf(forms).map(textOf)) : [],
    banned: textsFrom(own, 'banned'),
  };
  own.end();
  return rules;
}

function optionsFrom(fields: Fields, name: string) {
  const field = fields.maybe(name);
  return field ? readOptions(field) : [];
}

function textsFrom(fields: Fields, name: string): string[] {
  const field = fields.maybe(name);
  return field ? listOf(field).map(textOf) : [];
}

function numbersFrom(fields: Fields, name: string): number[] {
  const field = fields.maybe(name);
  return field ? listOf(field).map(numberOf) : [];
}

function numberFrom(fields: Fields, name: string, otherwise: number): number {
  const field = fields.maybe(name);
  return field ? numberOf(field) : otherwise;
}

function flagFrom(fields: Fields, name: string): boolean {
  const field = fields.maybe(name);
  return field ? flagOf(field) : false;
}
