import { UNIT_USES, type AskedUnit, type UnitKind } from '@platform/contracts';
import type { DrawSource } from '../compile/draw.ts';
import { checkId, readItem, type CompiledItem } from '../compile/items.ts';
import type { Media } from '../compile/media.ts';
import type { UnitSeed, UnitTemplateSeed } from './seeds.ts';
import {
  ContentError,
  entriesOf,
  flagOf,
  listOf,
  mapOf,
  textOf,
  wordOf,
  type Field,
  type Fields,
  type SourceLocation,
} from '../source/field.ts';
import type { Template } from '../template.ts';

/** A unit with where it is written. */
export type CompiledUnit = CompiledItem & { readonly seed: UnitSeed };

/** A template with what its units are drawn from. */
export type CompiledUnitTemplate = {
  readonly seed: UnitTemplateSeed;
  readonly location: SourceLocation;
  readonly source: DrawSource;
  /** The file of the template in the content folder. */
  readonly file: string;
};

/** What the units of an objective have in common. */
export type UnitContext = {
  readonly objective: string;
  /** Whether the test can ask about the objective. */
  readonly isTested: boolean;
  /** The slug of the lesson that asks them; `null` in the bank. */
  readonly lesson: string | null;
  readonly media: Media;
  readonly shared?: ReadonlyMap<string, Field>;
  readonly questions?: readonly Fields[];
};

/** Fields of a unit that are not those of an item of a work task. */
const UNIT_FIELDS = ['use', 'work', 'pretest'];

/** Reads a unit. Those of a lesson are for practice. @throws ContentError */
export function readUnit(fields: Fields, context: UnitContext): CompiledUnit {
  const { objective, lesson, media, shared = new Map<string, Field>(), questions = [] } = context;
  if (lesson !== null)
    for (const name of UNIT_FIELDS) {
      const field = fields.entries.get(name);
      if (field)
        throw new ContentError(
          field.location,
          `"${name}" is for the questions of "items/", not for a lesson`,
        );
    }
  const use = lesson === null ? readUse(fields, context) : 'practice';
  const pretest = fields.maybe('pretest');
  const kind = readKind(fields, 'hand');
  const own = fields.over(undefined, UNIT_FIELDS);
  const item = readItem(own, { taskId: objective, media, shared, questions, template: undefined });
  if (use === 'test' && item.seed.parts.some(({ id }) => !item.seed.truth[id]))
    throw new ContentError(
      fields.location,
      'A question of the test has a right answer: free writing is practice',
    );
  const isPretest = pretest ? flagOf(pretest) : false;
  if (pretest && isPretest && use === 'test')
    throw new ContentError(
      pretest.location,
      'The pre-test is "use: practice": no question of the test is shown before',
    );
  return { ...item, seed: { ...item.seed, objective, use, kind, lesson, isPretest } };
}

function readUse(fields: Fields, { isTested, objective }: UnitContext) {
  const field = fields.get('use');
  const use = wordOf(field, UNIT_USES);
  if (use === 'test' && !isTested)
    throw new ContentError(
      field.location,
      `The objective ${objective} is "practice: true" in course.yaml: no test asks it`,
    );
  return use;
}

function readKind(fields: Fields, otherwise: UnitKind): UnitKind {
  const work = fields.maybe('work');
  return work && flagOf(work) ? 'work' : otherwise;
}

/** What members and visitors get of a unit. */
export function toAsked({ seed: { id, objective, material, parts } }: CompiledUnit): AskedUnit {
  return { id, objective, material, parts };
}

export type CompiledBank = {
  readonly units: readonly CompiledUnit[];
  readonly templates: readonly CompiledUnitTemplate[];
};

type BankContext = UnitContext & {
  readonly findTemplate: (name: Field) => Template<unknown>;
  readonly report: (error: ContentError) => void;
};

/** Reads the questions of an objective. Mistakes in units are reported one by one. @throws ContentError */
export function readBank(file: Field, context: BankContext): CompiledBank {
  const fields = mapOf(file);
  const common = { ...context, ...readCommon(fields) };
  const readAll = <Value>(name: string, read: (entry: Fields, of: typeof common) => Value): Value[] => {
    const list = fields.maybe(name);
    return (list ? listOf(list) : []).flatMap((entry) => {
      try {
        return [read(mapOf(entry), common)];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        context.report(error);
        return [];
      }
    });
  };
  const bank = { units: readAll('items', readUnit), templates: readAll('templates', readUnitTemplate) };
  fields.end();
  return bank;
}

/** Reads what the units of a file have in common. @throws ContentError */
export function readCommon(fields: Fields): Pick<DrawSource, 'shared' | 'questions'> {
  const [one, several, shared] = ['question', 'questions', 'shared'].map((name) => fields.maybe(name));
  return {
    shared: new Map(shared ? entriesOf(shared) : []),
    questions: [...(one ? [mapOf(one)] : []), ...(several ? listOf(several).map(mapOf) : [])],
  };
}

function readUnitTemplate(
  fields: Fields,
  context: BankContext & Pick<DrawSource, 'shared' | 'questions'>,
): CompiledUnitTemplate {
  const { objective, media, shared, questions, findTemplate } = context;
  const [id, name] = [fields.get('id'), fields.get('template')];
  checkId(id, objective, '101');
  const template = findTemplate(name);
  const { draw } = template;
  if (!draw) throw new ContentError(name.location, 'This template has no "draw", so it makes no questions');
  const use = readUse(fields, context);
  const kind = readKind(fields, 'parametric');
  fields.end();
  const [course = ''] = fields.location.file.split('/');
  return {
    seed: { id: textOf(id), objective, use, kind },
    location: fields.location,
    source: { media, shared, questions, template: { ...template, draw }, location: fields.location },
    file: `${course}/templates/${textOf(name)}.ts`,
  };
}
