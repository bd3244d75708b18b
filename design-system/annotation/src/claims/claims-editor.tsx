import { useId, useRef } from 'react';
import { Stack, VisuallyHidden } from '@platform/design-system';
import { VERDICTS, type Verdict } from '@platform/contracts';
import { errorAt } from '../answering/errors.ts';
import { numberKeyIndex, usePartKeys } from '../keys/use-part-keys.ts';
import type { EditorProps } from '../part-props.ts';
import { AnswerColumns } from '../shared/answer-columns.ts';
import { useStableActions } from '../shared/use-stable-actions.ts';
import { ClaimDocuments } from './claim-documents.tsx';
import { ClaimItem, ClaimList } from './claim-item.tsx';
import { useQuoting } from './use-quoting.ts';

/** Compares claims with documents: a verdict for each claim, and the places of the documents that decide it. */
export function ClaimsEditor({ definition, answer, errors, onChange }: EditorProps<'claims'>) {
  const { claims, documents } = definition;
  const root = useRef<HTMLDivElement>(null);
  const name = useId();
  const quoting = useQuoting(definition, answer, onChange);
  const { current, verdictOf, change } = quoting;

  const claimActions = useStableActions({
    onChange: change,
    onFocus: quoting.setCurrentId,
    onQuote: () => focusText(root.current),
  });
  const documentActions = useStableActions({
    onQuote: quoting.quote,
    onSentence: quoting.selectSentence,
    onBack: () => {
      const inputs = claimInputs(root.current, current.id);
      (inputs.find(({ checked }) => checked) ?? inputs[0])?.focus();
    },
  });

  usePartKeys((event) => {
    const openDocument = document.activeElement?.closest<HTMLElement>('[data-document]')?.dataset.document;
    const index = numberKeyIndex(event);
    const verdict = index === undefined ? undefined : VERDICTS[index];
    if (openDocument !== undefined && event.key.toLowerCase() === 's') quoting.selectSentence(openDocument);
    else if (index !== undefined && verdict) give(verdict, index);
    else return;
    event.preventDefault();
  });

  /** Gives a verdict by key. The focus goes on to the claim that is decided next. */
  function give(verdict: Verdict, index: number): void {
    const next = quoting.decide(verdict);
    if (next === undefined) claimInputs(root.current, current.id)[index]?.focus();
    else claimInputs(root.current, next)[0]?.focus();
  }

  return (
    <AnswerColumns ref={root} $first={16} $last={16}>
      <Stack $gap={3}>
        <ClaimList>
          {claims.map((claim, index) => (
            <ClaimItem
              key={claim.id}
              {...{ claim, documents }}
              name={`${name}-${claim.id}`}
              number={index + 1}
              answer={verdictOf(claim.id)}
              isCurrent={claim.id === current.id}
              verdictError={errorAt(errors, `verdicts.${claim.id}.verdict`)}
              evidenceError={errorAt(errors, `verdicts.${claim.id}.evidence`)}
              {...claimActions}
            />
          ))}
        </ClaimList>
      </Stack>
      <ClaimDocuments
        {...{ documents }}
        selection={quoting.selection}
        claimNumber={current.number}
        evidence={current.evidence}
        onSelect={quoting.select}
        {...documentActions}
      />
      <VisuallyHidden role="status">{quoting.announcement}</VisuallyHidden>
    </AnswerColumns>
  );
}

/** The radio buttons of a claim, in the order of the verdicts. */
function claimInputs(root: HTMLElement | null, id: string): HTMLInputElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>(`[data-claim="${CSS.escape(id)}"] input`) ?? [])];
}

/** Moves the focus to the current word of the open document. */
function focusText(root: HTMLElement | null): void {
  const word = root?.querySelector<HTMLElement>('[data-document] [data-word][tabindex="0"]');
  word?.focus();
  word?.scrollIntoView({ block: 'center' });
}
