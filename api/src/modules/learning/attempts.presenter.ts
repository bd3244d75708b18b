import { RENEWAL, TEST_UNITS, type Attempt, type AttemptKind, type AttemptRow } from '@platform/contracts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { NOTHING_SAVED, type AttemptRecord, type SavedUnit } from './learning.records.ts';
import type { LearningContext } from './learning.context.ts';
import { isObjectiveEnough, rightToPass, retakeAt, tallyByObjective } from './test.policy.ts';
import { presentUnit, solveUnit } from './units.ts';

type Result = NonNullable<Attempt['result']>;

export const unitsOf = (kind: AttemptKind): number => (kind === 'renewal' ? RENEWAL.units : TEST_UNITS);

export function presentAttemptRow(attempt: Omit<AttemptRecord, 'units' | 'saved'>): AttemptRow {
  const { _id, courseId, kind, state, startedAt, endsAt, endedAt, ending, right, rescoredAt } = attempt;
  return {
    ...{ id: _id.toHexString(), courseId, kind, state, ending, right },
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    units: unitsOf(kind),
    rightToPass: rightToPass(kind),
    wasRescored: rescoredAt !== null,
  };
}

export type PresentAttempt = ReturnType<typeof createPresentAttempt>;

/**
 * Creates the presentation of an attempt: its questions while it is open, its result afterwards. Keys are in neither.
 */
export function createPresentAttempt(context: LearningContext) {
  const { services, models, bank } = context;

  /** Finds one solved question of practice for each objective in which something was wrong. */
  async function findExamples(objectives: readonly string[], tx?: Tx): Promise<Result['examples']> {
    const examples: Result['examples'] = [];
    for (const objective of objectives) {
      const item = await bank.findExample(objective, tx);
      if (!item) continue;
      const solution = solveUnit(item, await bank.findPracticeTruths(item, tx));
      examples.push({ objective, unit: presentUnit(item), solution });
    }
    return examples;
  }

  async function presentResult(attempt: AttemptRecord, tx?: Tx): Promise<Result> {
    const { userId, courseId, kind, state, units, isRight } = attempt;
    const course = bank.find(courseId);
    const tallies = tallyByObjective(units, isRight ?? []);
    const attempts = await rawCollection(models.attempts)
      .find({ userId, courseId }, { session: tx, projection: { state: 1, endedAt: 1 } })
      .sort({ startedAt: -1, _id: -1 })
      .toArray();
    const certificate = await rawCollection(models.certificates).findOne(
      { userId, courseId },
      { session: tx },
    );
    return {
      isPassed: state === 'passed',
      objectives: tallies.map((tally) => {
        const objective = course?.objectives.find(({ id }) => id === tally.id);
        const lesson = course?.lessons.find(({ slug }) => slug === objective?.lesson);
        return {
          ...tally,
          text: objective?.text ?? '',
          isEnough: isObjectiveEnough(kind, tally),
          lesson: lesson ? { slug: lesson.slug, title: lesson.title } : null,
        };
      }),
      examples: await findExamples(
        tallies.filter(({ right, of }) => right < of).map(({ id }) => id),
        tx,
      ),
      retakeAt: state === 'passed' ? null : (retakeAt(attempts)?.toISOString() ?? null),
      certificateCode: certificate?.code ?? null,
    };
  }

  return async (attempt: AttemptRecord, tx?: Tx): Promise<Attempt> => {
    const { state, units, saved, version, savedBy } = attempt;
    const isOpen = state === 'open';
    return {
      ...presentAttemptRow(attempt),
      now: services.clock.now().toISOString(),
      version,
      savedBy,
      items: isOpen
        ? units.map(({ material, parts }, index) => ({
            ...{ id: `${index + 1}`, material, parts },
            ...presentSaved(saved[index] ?? NOTHING_SAVED),
          }))
        : [],
      result: isOpen ? null : await presentResult(attempt, tx),
    };
  };
}

function presentSaved({ answers, isMarked, isReported, version }: SavedUnit) {
  return { answers, isMarked, isReported, version };
}
