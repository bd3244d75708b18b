import type { ClaimsAnswer, ClaimsDefinition, ClaimVerdict, Evidence, Verdict } from '@platform/contracts';
import { mean, quote, setSimilarity } from './measures.ts';
import type { PartScoring } from './part-truth.ts';

/** The share of a deciding place that a quotation covers. */
const COVERED_SHARE = 0.5;
/** How many times longer than that place it is at most, so that quoting everything proves nothing. */
const QUOTATION_LENGTH_RATIO = 4;
/** What a right verdict is worth without its evidence. */
const VERDICT_ONLY_SCORE = 0.5;

const VERDICT_COUNT = 3;

const NAMES: Record<Verdict, string> = {
  supported: 'supported',
  refuted: 'refuted',
  not_stated: 'not stated',
};

/**
 * Each claim counts one: the verdict is right, and a quotation covers one of the deciding places. Any one of the places
 * that the truth quotes is enough.
 */
export const claimsScoring: PartScoring<'claims'> = {
  score: (definition, answer, truth) => {
    const claims = definition.claims.map(({ id }) => {
      const [verdict, wanted] = [verdictOf(answer, id), verdictOf(truth, id)];
      const isVerdictRight = verdict.verdict === wanted.verdict;
      const isCovered =
        wanted.evidence.length === 0 ||
        wanted.evidence.some((place) => verdict.evidence.some((quotation) => covers(quotation, place)));
      const score = isVerdictRight ? (isCovered ? 1 : VERDICT_ONLY_SCORE) : 0;
      const text = describe(definition, { verdict, wanted, isVerdictRight, isCovered });
      return { score, finding: { target: `claim:${id}`, isRight: score === 1, text } };
    });
    return {
      score: mean(claims.map(({ score }) => score)),
      findings: claims.map(({ finding }) => finding),
    };
  },
  // The quotation of a guess decides nothing.
  guess: ({ claims }, [truth]) => ({
    answers: claims.length,
    chance: mean(
      claims.map(({ id }) => {
        const needsEvidence = truth !== undefined && verdictOf(truth, id).evidence.length > 0;
        return (needsEvidence ? VERDICT_ONLY_SCORE : 1) / VERDICT_COUNT;
      }),
    ),
  }),
  distance: ({ claims }, a, b) =>
    mean(
      claims.map(({ id }) => {
        const [one, other] = [verdictOf(a, id), verdictOf(b, id)];
        if (one.verdict !== other.verdict) return 1;
        return (1 - setSimilarity(one.evidence.map(keyOf), other.evidence.map(keyOf))) / 2;
      }),
    ),
};

function verdictOf({ verdicts }: ClaimsAnswer, claim: string): ClaimVerdict {
  return verdicts[claim] ?? { verdict: null, evidence: [] };
}

function keyOf({ document, from, to }: Evidence): string {
  return `${document}:${from}:${to}`;
}

function covers(quotation: Evidence, place: Evidence): boolean {
  if (quotation.document !== place.document) return false;
  const shared = Math.min(quotation.to, place.to) - Math.max(quotation.from, place.from);
  const length = place.to - place.from;
  return shared >= length * COVERED_SHARE && quotation.to - quotation.from <= length * QUOTATION_LENGTH_RATIO;
}

type Comparison = {
  readonly verdict: ClaimVerdict;
  readonly wanted: ClaimVerdict;
  readonly isVerdictRight: boolean;
  readonly isCovered: boolean;
};

function describe(
  { documents }: ClaimsDefinition,
  { verdict, wanted, isVerdictRight, isCovered }: Comparison,
): string {
  const name = wanted.verdict === null ? 'open' : NAMES[wanted.verdict];
  const place = wanted.evidence[0];
  const source = documents.find(({ id }) => id === place?.document);
  const decided =
    place && source ? ` ${source.title} says: ${quote(source.text.slice(place.from, place.to), 160)}` : '';
  if (!isVerdictRight) {
    const chosen = verdict.verdict === null ? '' : `; the answer says ${NAMES[verdict.verdict]}`;
    return `The claim is ${name}${chosen}.${decided}`;
  }
  if (!isCovered) return `The verdict is right: ${name}. The quotation does not decide it.${decided}`;
  return `Right: ${name}.`;
}
