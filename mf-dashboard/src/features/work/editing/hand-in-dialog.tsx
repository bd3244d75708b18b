import {
  hasTooManyReports,
  type AssistanceRule,
  type ItemDraft,
  type Submission,
  type SubmitWorkBody,
  type WorkWarning,
} from '@platform/contracts';
import { Alert, Button, formatMoney, RadioGroup, Stack, Text, TextField } from '@platform/design-system';
import { Dialog } from '@platform/kit/overlays';
import { useState, type ReactNode } from 'react';
import { ASSISTANCE_RULE_TEXTS, REVIEW_NOTE } from '../../../content/work.content.ts';
import { ReturnNotice } from '../../../shared/blueprints/return-notice.tsx';
import { ClosingError, useClosingCall } from '../../../shared/answers/closing-call.tsx';
import { ItemButtons } from '../../../shared/answers/item-buttons.tsx';
import {
  getDraft,
  isReported,
  listIncomplete,
  type ItemDrafts,
} from '../../../shared/answers/item-drafts.ts';
import { describeWorkingTime } from '../working-time.ts';
import { AnswerOverview } from './answer-overview.tsx';
import { HandInWarnings } from './hand-in-warnings.tsx';

type Assistance = SubmitWorkBody['assistance'];

/** What the member has said about AI tools so far; `used` is `undefined` until then. */
export type AssistanceDraft = { readonly used: boolean | undefined; readonly tools: string };

type Props = {
  submission: Submission;
  drafts: ItemDrafts<ItemDraft>;
  minutes: number;
  /** Outlives the dialog, so that closing it loses nothing. */
  assistance: AssistanceDraft;
  onAssistance: (assistance: AssistanceDraft) => void;
  onClose: () => void;
  onGo: (index: number) => void;
  /** Takes the place of the hand-in where too many items are reported. */
  reports: ReactNode;
  /** Returns what looks wrong, if nothing is handed in because of it. @throws ApiError if the call fails */
  onSubmit: (assistance: Assistance) => Promise<readonly WorkWarning[]>;
};

/** The summary before a hand-in: what is missing and where, what was used, and what happens next. */
export function HandInDialog(props: Props) {
  const { submission, drafts, minutes, assistance, onAssistance, onClose, onGo, reports, onSubmit } = props;
  const { items, isPractice, assistanceRule, reward } = submission;
  const { isAsked, busy, error, warnings, submit } = useHandIn(assistance, onSubmit);
  const incomplete = listIncomplete(items, drafts);
  const reported = items.filter(({ id }) => isReported(getDraft(drafts, id)));
  const isBlocked = !isPractice && hasTooManyReports(reported.length, items.length);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isPractice ? 'Hand in and see the results' : 'Hand in for review'}
      description={
        isPractice
          ? 'You see right away what was correct, and why.'
          : `${REVIEW_NOTE} Approved work pays ${formatMoney(reward)}.`
      }
      footer={
        incomplete.length === 0 &&
        !isBlocked && (
          <>
            {warnings.length > 0 && <Button onClick={onClose}>Look again</Button>}
            <Button variant="primary" busy={busy} busyText="Handing in..." onClick={() => void submit()}>
              {warnings.length > 0 ? 'Hand in anyway' : 'Hand in'}
            </Button>
          </>
        )
      }
    >
      <Stack>
        <ClosingError title="Not handed in" error={error} />
        {isBlocked && reports}
        {incomplete.length > 0 ? (
          <Missing positions={incomplete} onGo={onGo} />
        ) : isBlocked ? null : (
          <>
            <HandInWarnings warnings={warnings} />
            {!isPractice && <ReturnNotice blueprintId={submission.blueprintId} />}
            <Text>
              {items.length} of {items.length} items are done, in{' '}
              {describeWorkingTime(minutes, isPractice ? 0 : reward)}.
            </Text>
            <AnswerOverview {...{ submission, drafts, onGo }} />
            <AssistanceFields
              rule={assistanceRule}
              assistance={assistance}
              isMissing={isAsked && assistance.used === undefined}
              onChange={onAssistance}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** Hands in once the member has said whether AI tools helped. */
function useHandIn({ used, tools }: AssistanceDraft, onSubmit: Props['onSubmit']) {
  const [isAsked, setIsAsked] = useState(false);
  const { busy, error, run } = useClosingCall();
  const [warnings, setWarnings] = useState<readonly WorkWarning[]>([]);

  async function submit(): Promise<void> {
    setIsAsked(true);
    if (used === undefined) return;
    await run(async () => {
      const found = await onSubmit({ used, tools: used ? tools : '' });
      setWarnings(found);
      return found.length === 0;
    });
  }

  return { isAsked, busy, error, warnings, submit };
}

type AssistanceProps = {
  rule: AssistanceRule;
  assistance: AssistanceDraft;
  isMissing: boolean;
  onChange: (assistance: AssistanceDraft) => void;
};

/** Asks whether AI tools helped, and which. */
function AssistanceFields({ rule, assistance, isMissing, onChange }: AssistanceProps) {
  const { used, tools } = assistance;
  return (
    <>
      <RadioGroup
        name="assistance"
        label="Did AI tools help you?"
        hint={ASSISTANCE_RULE_TEXTS[rule]}
        error={isMissing ? 'Say whether AI tools helped' : undefined}
        value={used === undefined ? '' : used ? 'yes' : 'no'}
        options={[
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ]}
        onChange={({ currentTarget }) => onChange({ used: currentTarget.value === 'yes', tools })}
      />
      {used && (
        <TextField
          label="Which tools, and for what?"
          value={tools}
          maxLength={500}
          onChange={({ currentTarget }) => onChange({ used, tools: currentTarget.value })}
        />
      )}
      {used && rule === 'not_allowed' && (
        <Alert tone="locked">This task does not allow AI tools. The reviewer sees what you say here.</Alert>
      )}
    </>
  );
}

function Missing({ positions, onGo }: { positions: readonly number[]; onGo: (index: number) => void }) {
  return (
    <Alert
      tone="locked"
      title={positions.length === 1 ? '1 item is not complete' : `${positions.length} items are not complete`}
    >
      <Stack $gap={3}>
        <span>Answer them, or say they cannot be done.</span>
        <ItemButtons name="Item" positions={positions} onGo={onGo} />
      </Stack>
    </Alert>
  );
}
