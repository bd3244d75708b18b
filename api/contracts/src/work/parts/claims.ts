import { array, type InferType } from 'yup';
import { enumOf, responseText, strictObject, wholeNumber } from '../../schema.ts';
import { definePart } from './part.ts';
import { LABEL_MAX, PASSAGE_MAX, idsOf, partFields, partId, recordOf } from './part-fields.ts';
import { isSpanOf } from './text-span.ts';

/** What the documents say about a claim. */
export const VERDICTS = ['supported', 'refuted', 'not_stated'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Most quotations for one claim. */
export const EVIDENCE_MAX = 6;

const OUTSIDE = 'Must be a place in one of the documents';

const definition = strictObject({
  ...partFields('claims'),
  claims: array(strictObject({ id: partId(), text: responseText(600) }))
    .strict()
    .min(1)
    .max(20)
    .defined(),
  /** The only documents that count. */
  documents: array(
    strictObject({ id: partId(), title: responseText(LABEL_MAX), text: responseText(PASSAGE_MAX) }),
  )
    .strict()
    .min(1)
    .max(8)
    .defined(),
});
export type ClaimsDefinition = InferType<typeof definition>;

/** A quotation: a piece of one document. */
export type Evidence = { document: string; from: number; to: number };
export type ClaimVerdict = { verdict: Verdict | null; evidence: Evidence[] };
/** By claim. */
export type ClaimsAnswer = { verdicts: Record<string, ClaimVerdict> };

/** Claims that are compared with documents. "Supported" and "refuted" need a quotation. */
export const claimsPart = definePart<'claims', ClaimsDefinition, ClaimsAnswer>({
  type: 'claims',
  definition,
  empty: ({ claims }) => ({
    verdicts: Object.fromEntries(idsOf(claims).map((id) => [id, { verdict: null, evidence: [] }])),
  }),
  answer: ({ claims, documents }, stage) => {
    const quotation = strictObject({
      document: enumOf(idsOf(documents), OUTSIDE).defined(),
      from: wholeNumber(0, PASSAGE_MAX, OUTSIDE).defined(),
      to: wholeNumber(0, PASSAGE_MAX, OUTSIDE).defined(),
    }).test('quotation', OUTSIDE, (span) =>
      isSpanOf(documents.find(({ id }) => id === span.document)?.text ?? '', span),
    );
    const claim = strictObject({
      verdict: enumOf(VERDICTS, 'Choose a verdict').nullable().defined(),
      evidence: array(quotation).strict().max(EVIDENCE_MAX, `Quote at most ${EVIDENCE_MAX} places`).defined(),
    }).test('complete', 'Choose a verdict', (answer, { createError, path }) => {
      if (stage === 'draft') return true;
      if (answer.verdict === null) return createError({ path: `${path}.verdict` });
      return (
        !needsEvidence(answer) ||
        createError({ path: `${path}.evidence`, message: 'Quote the place that decides it' })
      );
    });
    return strictObject({ verdicts: recordOf(idsOf(claims), claim.required()) });
  },
  progress: ({ claims }, { verdicts }) => ({
    done: idsOf(claims).filter((id) => {
      const answer = verdicts[id];
      return answer !== undefined && isClaimDecided(answer);
    }).length,
    total: claims.length,
  }),
});

/** Returns whether a claim has its verdict, and the quotation that the verdict needs. */
export function isClaimDecided(answer: ClaimVerdict): boolean {
  return answer.verdict !== null && !needsEvidence(answer);
}

/** Whether a verdict lacks its quotation. What is not stated cannot be quoted. */
function needsEvidence({ verdict, evidence }: Pick<ClaimVerdict, 'verdict' | 'evidence'>): boolean {
  return verdict !== 'not_stated' && evidence.length === 0;
}
