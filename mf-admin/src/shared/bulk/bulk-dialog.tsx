import { holdPurchases, type HeldChoice, type HoldResult } from '@platform/contracts';
import { Alert, Button, Checkbox, Stack, Text } from '@platform/design-system';
import { useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/overlays';
import { useId, useState } from 'react';
import { UNDO_TERM } from '../../content/review-labels.ts';
import { heldToast } from '../held/held-toast.ts';
import { useUndo } from '../held/use-undo.ts';
import { describeActionError } from '../review/decision/action-error.tsx';
import { ReasonField } from '../review/decision/reason-field.tsx';
import { UNDO } from '../review/decision/use-decision.ts';
import { BulkCases } from './bulk-cases.tsx';
import type { BulkCase, BulkDefinition } from './bulk-definition.ts';

type Props = {
  bulk: BulkDefinition;
  plural: string;
  decision: HeldChoice;
  ids: readonly string[];
  /** The cases of the page by id, those that are decided among them. */
  cases: ReadonlyMap<string, BulkCase>;
  onDecided: () => void;
  onClose: () => void;
};

const TEXTS = {
  approve: { verb: 'Approve', busy: 'Approving...', done: 'approved', tone: 'primary' },
  reject: { verb: 'Reject', busy: 'Rejecting...', done: 'rejected', tone: 'danger' },
} as const;

/** Decides several cases with one reason, and says of each one that could not be decided why. */
export function BulkDialog({ bulk, plural, decision, ids, cases, onDecided, onClose }: Props) {
  const { verb, busy, tone } = TEXTS[decision];
  const [isWaived, setWaived] = useState(false);
  const { form, results } = useBulkForm({ bulk, plural, decision, ids, onDecided, onClose });
  // The page is loaded again while the dialog is open.
  const [before] = useState(cases);
  const formId = useId();
  const close = () => form.leave(onClose);
  const subject = countOf(ids.length, plural);
  if (results)
    return <ResultsDialog results={results} cases={before} decision={decision} onClose={onClose} />;
  const consequence = decision === 'approve' ? bulk.approval : bulk.rejection;
  return (
    <Dialog
      open
      onOpenChange={close}
      title={`${verb} ${subject}`}
      description={`${consequence} ${UNDO_TERM}`}
      footer={
        <>
          <Button onClick={close} disabled={form.submitting}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={tone}
            busy={form.submitting}
            busyText={busy}
            disabled={bulk.needsWaiver && !isWaived}
          >
            {`${verb} ${subject}`}
          </Button>
        </>
      }
    >
      <ContractForm
        form={form}
        id={formId}
        $gap={5}
        error={form.formError && describeActionError(`${decision} ${plural}`, form.formError)}
      >
        <BulkCases cases={ids.flatMap((id) => before.get(id) ?? [])} />
        {bulk.needsWaiver && (
          <Checkbox
            label="Decide without viewing the documents"
            hint="The audit log records for each member whether you viewed them. Payouts to those approved wait until someone has."
            checked={isWaived}
            onChange={({ target }) => setWaived(target.checked)}
          />
        )}
        {decision === 'reject' && (
          <ReasonField
            field={form.field('reason')}
            setReason={(reason) => form.setValue('reason', reason)}
            prepared={bulk.prepared}
            hint="Each member reads this word for word. Say what is wrong and what to do next."
          />
        )}
      </ContractForm>
    </Dialog>
  );
}

/** The form of the decision. Without a case that could not be decided, it closes the dialog. */
function useBulkForm({ bulk, plural, decision, ids, onDecided, onClose }: Omit<Props, 'cases'>) {
  const holdMany = bulk.useHoldMany();
  const undo = useUndo();
  const showToast = useToast();
  const [results, setResults] = useState<readonly HoldResult[]>();
  const form = useContractForm({
    endpoint: holdPurchases,
    initialValues: { reason: '' },
    toBody: ({ reason }) => ({
      ids: [...ids],
      decision,
      ...(decision === 'reject' && reason !== undefined && { reason }),
    }),
    submit: async (body) => {
      const response = await holdMany(body);
      const held = response.results.filter(({ outcome }) => outcome === 'held').map(({ caseId }) => caseId);
      const others = response.results.filter(({ outcome }) => outcome !== 'held');
      onDecided();
      if (held.length > 0) {
        const { title, description } = heldToast(
          `${countOf(held.length, plural)} ${TEXTS[decision].done}`,
          held,
        );
        const run = () => void undo(held);
        showToast({ title, description, tone: 'success', action: { ...UNDO, run } });
      }
      if (others.length > 0) setResults(response.results);
      else onClose();
    },
  });
  return { form, results };
}

type ResultsProps = Pick<Props, 'cases' | 'decision' | 'onClose'> & { results: readonly HoldResult[] };

function ResultsDialog({ results, cases, decision, onClose }: ResultsProps) {
  const held = results.filter(({ outcome }) => outcome === 'held');
  const others = results.filter(({ outcome }) => outcome !== 'held');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${held.length} of ${results.length} ${TEXTS[decision].done}`}
      description="The others stay as they are."
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack $gap={3} as="ul">
        {others.map(({ caseId, message }) => (
          <li key={caseId}>
            <Alert tone="locked" title={cases.get(caseId)?.name ?? caseId}>
              <Text $size={14}>{message}</Text>
            </Alert>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}

/** Counts cases in words, e.g. "1 purchase". */
function countOf(count: number, plural: string): string {
  return count === 1 ? `1 ${plural.replace(/s$/, '')}` : `${count} ${plural}`;
}
