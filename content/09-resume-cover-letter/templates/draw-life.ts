import type { Dossier } from '../../src/make-claims.ts';
import type { Random } from '../../src/random.ts';
import type { Life, TellStatement } from './life.ts';
import * as told from './told.ts';
import { WORK_PLACES } from './work-places.ts';
import * as written from './written.ts';

/** In the order of a life; of each document some are drawn. */
const TOLD: readonly TellStatement[] = [
  told.tellStudies,
  told.tellLead,
  told.tellDay,
  told.tellMeasure,
  told.tellEvent,
  told.tellTraining,
  told.tellLanguage,
  told.tellHelp,
];
const WRITTEN: readonly TellStatement[] = [
  written.writeHours,
  written.writePlan,
  written.writeSpending,
  written.writeAward,
  written.writeCourse,
];
const [TOLD_COUNT, WRITTEN_COUNT] = [5, 4];
const SURNAMES = ['Arden', 'Dobbs', 'Vega', 'Lindqvist', 'Morgan', 'Castle', 'Fisher', 'Novak'];

/** Draws a working life, told by the applicant and by others. */
export function drawLife(random: Random): Dossier {
  const place = random.pick(WORK_PLACES);
  const isWoman = random.chance(0.5);
  const life: Life = {
    ...place,
    random,
    employer: random.pick(place.employers),
    name: `${isWoman ? 'Ms.' : 'Mr.'} ${random.pick(SURNAMES)}`,
    herself: isWoman ? 'herself' : 'himself',
    since: random.integer(2009, 2016),
    years: random.integer(4, 8),
  };
  const kinds = [
    told.tellDuration,
    ...drawSome(TOLD, TOLD_COUNT, random),
    ...drawSome(WRITTEN, WRITTEN_COUNT, random),
  ];
  return {
    titles: ['Told by the applicant', `Reference of ${life.employer}, and certificates`],
    statements: kinds.map((kind) => kind(life)),
  };
}

/** Draws so many of a list, and keeps their order. */
function drawSome(all: readonly TellStatement[], count: number, random: Random): readonly TellStatement[] {
  const drawn = random.shuffle(all).slice(0, count);
  return all.filter((one) => drawn.includes(one));
}
