import { WITHDRAW_HAND_IN_MINUTES, type Submission, type SubmitWorkBody } from '@platform/contracts';
import { Alert, belowWidth, Button, Stack } from '@platform/design-system';
import { paths, useToast, useUnsavedChanges } from '@platform/kit';
import { useNavigate } from '@platform/kit/router';
import { memo, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { AnswerServices } from '../../../shared/answers/answer-services.tsx';
import { assertSaved } from '../../../shared/answers/closing-call.tsx';
import { DraftNotices } from '../../../shared/answers/draft-notices.tsx';
import { countDone, findItemErrors, listIncomplete } from '../../../shared/answers/item-drafts.ts';
import { ItemList } from '../../../shared/answers/item-list.tsx';
import { isAtRisk } from '../../../shared/answers/use-draft.ts';
import { useItemKeys } from '../../../shared/answers/use-item-keys.ts';
import { getItemDraft, toItemDrafts, useWorkDraft, type WorkDraft } from '../draft/use-work-draft.ts';
import { WRITABLE_STATES } from '../submissions/submission-state.policy.ts';
import { useSubmitWorkMutation } from '../submissions-api.ts';
import { GiveBack } from './give-back.tsx';
import { HandInDialog, type AssistanceDraft } from './hand-in-dialog.tsx';
import { ItemPanes, ViewSwitch, type View } from './item-panes.tsx';
import { ItemReader } from './item-view.tsx';
import { ReportItems } from './report-items.tsx';
import { RevisionNotice } from './revision-notice.tsx';
import { PhoneNotice } from './task-intro.tsx';
import { WorkBar } from './work-bar.tsx';
import { WorkTools } from './work-head.tsx';
import { WorkKeys } from './work-keys.tsx';
import { useNextItem } from './use-next-item.ts';

type Props = {
  /** As it was when the page opened it. */
  submission: Submission;
  /** As the server has it now. */
  latest: Submission | undefined;
  userId: string;
  /** Opens the newest answers; `beforeOpen` is called once they are loaded, and not if they cannot be. */
  onReload: (beforeOpen?: () => void) => void;
  /** Looks up what the server has now, to compare. */
  onRefresh: () => void;
};

/** The page on which a submission is written: material and guideline beside the questions, one item at a time. */
export function WorkEditor({ submission, latest, userId, onReload, onRefresh }: Props) {
  const { items } = submission;
  const draft = useWorkDraft(submission, userId);
  const { drafts, saveState, saver, isReadOnly } = draft;
  const { index, go } = useItemIndex(submission, drafts);
  const [isChecked, setIsChecked] = useState(false);
  const [view, setView] = useState<View>('work');
  const [dialog, setDialog] = useState<'hand-in' | 'keys'>();
  const closeDialog = () => setDialog(undefined);
  const handIn = useHandIn(submission, saver);
  const nextItem = useNextItem({ items, drafts, index, onGo: go });
  useUnsavedChanges(isAtRisk(saveState));
  const item = items[index];
  const showKeys = useCallback(() => setDialog('keys'), []);
  const askToHandIn = useCallback(() => {
    setIsChecked(true);
    setDialog('hand-in');
  }, []);
  useItemKeys({ items, drafts, index, onGo: go, onShowKeys: showKeys });
  if (!item) return null;

  return (
    <AnswerServices files={submission.files} onInsert={draft.effort.addInserted}>
      <Stack $gap={3}>
        <Notices {...{ submission, draft, latest, onReload, onRefresh }} />
        <WorkTools aside={<RareActions {...{ submission, saver, isReadOnly }} onShowKeys={showKeys} />}>
          <ItemList items={items} drafts={drafts} index={index} onGo={go} />
          <ViewSwitch hasMaterial={item.material.length > 0} view={view} onChange={setView} />
        </WorkTools>
        <ItemPanes
          submission={submission}
          index={index}
          view={view}
          draft={getItemDraft(drafts, item.id)}
          isReadOnly={isReadOnly}
          errors={isChecked ? findItemErrors(item, getItemDraft(drafts, item.id)) : NO_ERRORS}
          effort={draft.effort}
          onChange={draft.change}
          onAnswer={nextItem.onAnswer}
        />
        <WorkBar
          {...{ index, saveState, isReadOnly }}
          count={items.length}
          doneCount={countDone(items, drafts)}
          minutes={draft.minutes}
          onGo={go}
          onHandIn={askToHandIn}
        />
        {dialog === 'hand-in' && (
          <HandInDialog
            {...{ submission, drafts, minutes: draft.minutes }}
            onClose={closeDialog}
            onGo={(next) => {
              closeDialog();
              go(next);
            }}
            reports={<ReportItems {...{ submission, saver }} />}
            {...handIn}
          />
        )}
        <WorkKeys isOpen={dialog === 'keys'} {...{ items, nextItem }} onClose={closeDialog} />
      </Stack>
    </AnswerServices>
  );
}

type NoticesProps = Pick<Props, 'submission' | 'latest' | 'onReload' | 'onRefresh'> & { draft: WorkDraft };

/** What there is to know before going on. */
function Notices({ submission, draft, latest, onReload, onRefresh }: NoticesProps) {
  return (
    <>
      <PhoneNotice worksOnPhone={submission.worksOnPhone} />
      <RevisionNotice submission={submission} />
      <DraftNotices
        {...{ draft, onReload, onRefresh }}
        items={submission.items}
        name="work"
        latest={latest && { version: latest.version, drafts: toItemDrafts(latest.items) }}
        renderAnswers={(asked, shown) => <ItemReader item={asked} draft={shown} comments={[]} />}
        closedNotice={<ClosedNotice onReload={() => onReload()} />}
      />
    </>
  );
}

/** The item that is shown: at first the one that a reviewer commented on, or one that is not done. */
function useItemIndex({ items, state, reviews }: Submission, drafts: WorkDraft['drafts']) {
  const [index, setIndex] = useState(() => {
    const commented = state === 'revision' ? reviews.at(-1)?.comments[0]?.itemId : undefined;
    return Math.max(
      0,
      commented === undefined
        ? (listIncomplete(items, drafts)[0] ?? 0)
        : items.findIndex(({ id }) => id === commented),
    );
  });
  const last = items.length - 1;
  const go = useCallback((next: number) => setIndex(Math.min(Math.max(next, 0), last)), [last]);
  return { index, go };
}

type ActionsProps = Pick<WorkDraft, 'saver' | 'isReadOnly'> & {
  submission: Submission;
  onShowKeys: () => void;
};

const RareActions = memo(function RareActions({ submission, saver, isReadOnly, onShowKeys }: ActionsProps) {
  return (
    <>
      <KeysButton size="compact" variant="quiet" onClick={onShowKeys}>
        Keys
      </KeysButton>
      {submission.state === 'draft' && !isReadOnly && <GiveBack submission={submission} saver={saver} />}
    </>
  );
});

const KeysButton = styled(Button)`
  @media (hover: none) {
    display: none;
  }

  ${belowWidth(480)} {
    display: none;
  }
`;

const NO_ERRORS = {};

/** Hands in: first everything is saved, then exactly that version is handed in. Returns props of the dialog. */
function useHandIn({ id, isPractice, assistance: said }: Submission, saver: WorkDraft['saver']) {
  const [assistance, onAssistance] = useState<AssistanceDraft>({
    used: said?.used,
    tools: said?.tools ?? '',
  });
  const [submit] = useSubmitWorkMutation();
  const toast = useToast();
  const navigate = useNavigate();
  const onSubmit = async (final: SubmitWorkBody['assistance']) => {
    await assertSaved(saver, 'finish');
    const body = { version: saver.version, assistance: final };
    const { state, warnings } = await submit({ params: { id }, body }).unwrap();
    if (WRITABLE_STATES.includes(state)) return warnings ?? [];
    if (!isPractice)
      toast({
        title: 'Handed in',
        description: `You can take it back for ${WITHDRAW_HAND_IN_MINUTES} minutes, until a reviewer has claimed it.`,
        tone: 'success',
      });
    void navigate(paths.dashboard.submission(id), { replace: true });
    return [];
  };
  return { assistance, onAssistance, onSubmit };
}

function ClosedNotice({ onReload }: { onReload: () => void }) {
  return (
    <Alert
      tone="danger"
      role="alert"
      title="This work is closed for answers"
      action={<Button onClick={onReload}>Reload</Button>}
    >
      It was handed in or given back on another page or device. What you wrote here is kept on this device.
    </Alert>
  );
}
