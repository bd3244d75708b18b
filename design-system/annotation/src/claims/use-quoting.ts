import { useState } from 'react';
import {
  type ClaimsAnswer,
  type ClaimsDefinition,
  type ClaimVerdict,
  EVIDENCE_MAX,
  isClaimDecided,
  type TextSpan,
  type Verdict,
  VERDICTS,
} from '@platform/contracts';
import type { DocumentSelection } from './claim-documents.tsx';
import { addQuote, extendToSentences, VERDICT_LABELS } from './quotes.ts';

/** Keeps which claim is the current one and what is selected in the documents, and quotes it for that claim. */
export function useQuoting(
  { claims, documents }: ClaimsDefinition,
  answer: ClaimsAnswer,
  onChange: (answer: ClaimsAnswer) => void,
) {
  const verdictOf = (id: string): ClaimVerdict => answer.verdicts[id] ?? NO_VERDICT;
  const [currentId, setCurrentId] = useState(() => {
    const open = claims.find(({ id }) => verdictOf(id).verdict === null);
    return (open ?? claims[0])?.id ?? '';
  });
  const [selection, setSelection] = useState<DocumentSelection>();
  const [announcement, setAnnouncement] = useState('');
  const { evidence } = verdictOf(currentId);
  const number =
    Math.max(
      0,
      claims.findIndex(({ id }) => id === currentId),
    ) + 1;

  const change = (id: string, verdict: Partial<ClaimVerdict>) =>
    onChange({ verdicts: { ...answer.verdicts, [id]: { ...verdictOf(id), ...verdict } } });

  /**
   * Gives the current claim a verdict. Returns the next open claim if that decides it; `undefined` while a quotation is
   * missing, and for a claim that was decided before: a member who corrects a verdict stays to see it.
   */
  const decide = (verdict: Verdict): string | undefined => {
    const before = verdictOf(currentId);
    change(currentId, { verdict });
    if (isClaimDecided(before) || !isClaimDecided({ ...before, verdict })) return undefined;
    const others = [...claims.slice(number), ...claims.slice(0, number - 1)];
    const next = others.find(({ id }) => !isClaimDecided(verdictOf(id)))?.id;
    // The focus leaves the verdict, so a screen reader would not say it.
    if (next !== undefined) setAnnouncement(`Claim ${number}: ${VERDICT_LABELS[verdict].toLowerCase()}`);
    return next;
  };

  /** Quotes for the current claim. The number key of a verdict sets that verdict too. */
  const quote = (document: string, span: TextSpan, key?: number) => {
    const next = addQuote(evidence, { document, ...span });
    const verdict = key === undefined ? undefined : VERDICTS[key - 1];
    const isQuoted = next.some(({ from, to }) => from <= span.from && to >= span.to);
    setSelection(undefined);
    setAnnouncement(
      isQuoted ? `Quoted for claim ${number}` : `A claim has at most ${EVIDENCE_MAX} quotations`,
    );
    change(currentId, verdict === undefined ? { evidence: next } : { evidence: next, verdict });
  };

  /** Selects the sentences around the selection of a document, or around the word with the focus. */
  const selectSentence = (document: string) => {
    const text = documents.find(({ id }) => id === document)?.text;
    const word = globalThis.document.activeElement?.closest<HTMLElement>('[data-word]')?.dataset;
    const focused = word && { from: Number(word.word), to: Number(word.end) };
    const span = selection?.document === document ? selection.span : focused;
    if (text !== undefined && span) setSelection({ document, span: extendToSentences(text, span) });
  };

  return {
    current: { id: currentId, number, evidence },
    selection,
    announcement,
    verdictOf,
    change,
    decide,
    quote,
    select: setSelection,
    selectSentence,
    setCurrentId,
  };
}

const NO_VERDICT: ClaimVerdict = { verdict: null, evidence: [] };
