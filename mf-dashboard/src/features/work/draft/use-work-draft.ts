import { describeDevice, type ItemDraft, type Submission, type User } from '@platform/contracts';
import { readSessionData, writeSessionData } from '@platform/kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ItemDrafts } from '../answers/item-drafts.ts';
import { useSaveDraftMutation } from '../submissions-api.ts';
import { DraftSaver, type SaveState } from './draft-saver.ts';
import { EditorChannel } from './editor-channel.ts';
import { keepDraft, openDraft, readKeptDraft } from './kept-draft.ts';
import { useActiveTime } from './use-active-time.ts';
import { useEffort } from './use-effort.ts';

/** The answers that a page writes, and how they are saved. */
export type WorkDraft = ReturnType<typeof useWorkDraft>;

/**
 * Holds the answers to a submission and saves them. It reads the submission once: afterwards the page has the newest
 * answers. Mount it again, with another `key`, to start from the server's answers again.
 */
export function useWorkDraft(submission: Submission, userId: User['id']) {
  const { id } = submission;
  const [kept] = useState(() => readKeptDraft(userId, id));
  const [opened] = useState(() => openDraft(submission, kept));
  const [editorId] = useState(() => getEditorId(id));
  const [drafts, setDrafts] = useState<ItemDrafts>(opened.drafts);
  const [isReadOnly, setIsReadOnly] = useState(false);
  const time = useActiveTime(Math.max(submission.activeSeconds, kept?.activeSeconds ?? 0), !isReadOnly);
  const effort = useEffort(kept?.effort ?? submission.effort);
  const [save] = useSaveDraftMutation();
  const [saver] = useState(
    () =>
      new DraftSaver({
        editorId,
        device: describeDevice(navigator.userAgent),
        version: submission.version,
        savedAt: submission.savedBy === null ? null : submission.savedAt,
        unsent: opened.unsent,
        conflict: opened.conflict,
        send: (body) => save({ params: { id }, body }).unwrap(),
        keep: (draft) => keepDraft(userId, id, draft),
        measure: () => ({ activeSeconds: time.getSeconds(), effort: effort.getEffort() }),
      }),
  );
  const saveState = useSyncExternalStore(saver.subscribe, () => saver.state);
  useSavingOfPage(saver);
  const channel = useEditorChannel(id, editorId, saver, () => setIsReadOnly(true));

  return {
    drafts,
    saver,
    saveState,
    /** Whether another tab of this browser writes. */
    isReadOnly,
    minutes: time.minutes,
    effort,
    change: (item: ItemDraft) => {
      setDrafts((all) => ({ ...all, [item.itemId]: item }));
      saver.change(item);
    },
    /** Makes this tab the one that writes. Mount the draft again afterwards, with the answers of the other tab. */
    takeOver: async () => {
      await channel?.takeOver();
      writeSessionData(editorKey(id), crypto.randomUUID());
    },
  };
}

/** Whether the page must not be left, because nothing keeps the answers. */
export function isAtRisk(state: SaveState): boolean {
  return state.kind === 'failed' && !state.isKept;
}

/** Saves when the page is left, and tries again when the browser is online. */
function useSavingOfPage(saver: DraftSaver): void {
  useEffect(() => {
    const onHide = () => saver.leave();
    const onVisibility = () => document.visibilityState === 'hidden' && saver.leave();
    const onOnline = () => saver.retry();
    saver.start();
    addEventListener('pagehide', onHide);
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      // Another page of the dashboard opens: what is unsent goes out now.
      saver.leave();
      saver.stop();
      removeEventListener('pagehide', onHide);
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [saver]);
}

function useEditorChannel(submissionId: string, editorId: string, saver: DraftSaver, onReadOnly: () => void) {
  const [channel, setChannel] = useState<EditorChannel>();
  useEffect(() => {
    const stopWriting = () => {
      saver.stop();
      onReadOnly();
    };
    const opened = new EditorChannel(submissionId, editorId, {
      onReadOnly: stopWriting,
      release: () => saver.flush(),
    });
    setChannel(opened);
    return () => opened.close();
    // `onReadOnly` is a new function each time and does the same.
  }, [submissionId, editorId, saver]);
  return channel;
}

/** The id of this tab as an editor. It outlives a reload, so that a save whose answer was lost is no conflict. */
function getEditorId(submissionId: string): string {
  const stored = readSessionData(editorKey(submissionId));
  if (typeof stored === 'string') return stored;
  const created = crypto.randomUUID();
  writeSessionData(editorKey(submissionId), created);
  return created;
}

function editorKey(submissionId: string): string {
  return `editor:${submissionId}`;
}
