import { decideCases, type BodyOf, type DecisionResult } from '@platform/contracts';
import { Alert, Button, Checkbox, Stack, Text } from '@platform/design-system';
import { useToast } from '@platform/kit';
import { useContractForm } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/overlays';
import { useState } from 'react';
import { UNDO_TERM } from '../../content/review-labels.ts';
import { FormDialog } from '../review/decision/form-dialog.tsx';
import { ReasonField } from '../review/decision/reason-field.tsx';
import { useAdminCheckDecisionsMutation, useAdminDecideCasesMutation } from '../undo/decisions-api.ts';
import { useAddDecision } from '../undo/use-add-decision.ts';
import { BulkCases } from './bulk-cases.tsx';
import type { BulkCase, BulkChoice, BulkDefinition } from './bulk-definition.ts';

type Props = {
  bulk: BulkDefinition;
  plural: string;
  decision: BulkChoice;
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
  // The page is loaded again while the dialog is open.
  const [before] = useState(cases);
  const { form, results } = useBulkForm({ bulk, plural, decision, ids, cases: before, onDecided, onClose });
  const subject = countOf(ids.length, plural);
  if (results)
    return <ResultsDialog results={results} cases={before} decision={decision} onClose={onClose} />;
  const consequence = decision === 'approve' ? (bulk.approval ?? '') : bulk.rejection;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`${verb} ${subject}`}
      description={`${consequence} ${UNDO_TERM}`}
      confirmText={`${verb} ${subject}`}
      busyText={busy}
      action={`${decision} ${plural}`}
      tone={tone}
      canSubmit={!bulk.needsWaiver || isWaived}
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
    </FormDialog>
  );
}

/** The form of the decision. Without a case that cannot be decided, it closes the dialog. */
function useBulkForm({ bulk, plural, decision, ids, cases, onDecided, onClose }: Props) {
  const [check] = useAdminCheckDecisionsMutation();
  const sendLater = useSendLater({ bulk, cases });
  const [results, setResults] = useState<readonly DecisionResult[]>();
  const endpoint = bulk.decisions[decision];
  if (!endpoint) throw new Error(`Several ${plural} cannot be approved at once.`);
  const form = useContractForm({
    endpoint: decideCases,
    initialValues: { reason: '' },
    ...(decision === 'reject' && { schema: bulk.decisions.reject.body }),
    toBody: ({ reason }) => ({
      ids: [...ids],
      decision: endpoint.id,
      body: decision === 'reject' ? { reason } : {},
    }),
    submit: async (body) => {
      const checked = (await check({ body }).unwrap()).results;
      const possible = checked.flatMap(({ id, error }) => (error ? [] : id));
      onDecided();
      if (possible.length > 0)
        sendLater({ ...body, ids: possible }, `${countOf(possible.length, plural)} ${TEXTS[decision].done}`);
      if (possible.length < checked.length) setResults(checked);
      else onClose();
    },
  });
  return { form, results };
}

/** Returns a function that sends a decision about several cases when it can no longer be undone. */
function useSendLater({ bulk: { kind, decisions }, cases }: Pick<Props, 'bulk' | 'cases'>) {
  const [decide] = useAdminDecideCasesMutation();
  const addDecision = useAddDecision();
  const showToast = useToast();

  return (body: BodyOf<typeof decideCases>, title: string) => {
    const named = (id: string) => ({ kind, id, name: cases.get(id)?.name ?? id });
    const send = async () => {
      const { results } = await decide({ body }).unwrap();
      const first = results.filter(
        ({ status }) => body.decision === decisions.approve?.id && status === 'pending',
      );
      if (first.length > 0)
        showToast({ title: `${first.length} of ${results.length} need a second administrator` });
      return results.flatMap(({ id, error }) => (error ? [{ ...named(id), message: error.message }] : []));
    };
    addDecision({ title, name: '', cases: body.ids.map(named), send });
  };
}

type ResultsProps = Pick<Props, 'cases' | 'decision' | 'onClose'> & { results: readonly DecisionResult[] };

function ResultsDialog({ results, cases, decision, onClose }: ResultsProps) {
  const others = results.filter(({ error }) => error !== null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${results.length - others.length} of ${results.length} ${TEXTS[decision].done}`}
      description="The others stay as they are."
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack $gap={3} as="ul">
        {others.map(({ id, error }) => (
          <li key={id}>
            <Alert tone="locked" title={cases.get(id)?.name ?? id}>
              <Text $size={14}>{error?.message}</Text>
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
