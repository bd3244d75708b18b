import { makeClaims } from '../../src/make-claims.ts';
import { defineTemplate, type ItemText } from '../../src/template.ts';
import { readWrittenItem } from '../../src/written-item.ts';
import type { PassageCase } from './passage-case.ts';
import { communityGarden, parkingPermit } from './passages-city.ts';
import { dayCare, studentHome } from './passages-homes.ts';
import { museumVisit, onlineCourse } from './passages-learning.ts';
import { coffeeMachine, phonePlan } from './passages-things.ts';
import { rentalCar, trainTicket } from './passages-travel.ts';
import { dentalPlan, poolAndSauna } from './passages-health.ts';

const CASES: readonly PassageCase[] = [
  coffeeMachine,
  communityGarden,
  dayCare,
  dentalPlan,
  museumVisit,
  onlineCourse,
  parkingPermit,
  phonePlan,
  poolAndSauna,
  rentalCar,
  studentHome,
  trainTicket,
];

/** The sentences of an answer beside the passages that a bot had for it. */
export const template = defineTemplate<{ readonly written: ItemText } | { readonly topic: PassageCase }>({
  read: (fields) => ({ written: readWrittenItem(fields) }),
  draw: (random) => ({ topic: random.pick(CASES) }),
  make(input, { random }) {
    if ('written' in input) return input.written;
    const { who, question, ...dossier } = input.topic(random);
    return { material: [{ Question: [{ [who]: question }] }], ...makeClaims(dossier, random) };
  },
});
