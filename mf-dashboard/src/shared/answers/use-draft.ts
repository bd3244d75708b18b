import { describeDevice } from '@platform/contracts';
import { readSessionData, writeSessionData } from '@platform/kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DraftSaver, type DraftSaverOptions, type SaveState } from './draft-saver.ts';
import { EditorChannel } from './editor-channel.ts';
import type { AnswerDraft, ItemDrafts } from './item-drafts.ts';
import { keepDraft, openDraft, type KeptDraftOf, type SavedAnswers } from './kept-draft.ts';

type Options<Item extends AnswerDraft, Measures extends object> = Pick<
  DraftSaverOptions<Item, Measures>,
  'send' | 'measure' | 'delays' | 'onOthersSaved'
> & {
  /** Of the submission or the attempt. */
  readonly id: string;
  readonly userId: string;
  readonly saved: SavedAnswers<Item>;
  /** What this browser kept when the page was opened. */
  readonly kept: KeptDraftOf<Item, Measures> | undefined;
  /** Called when another tab of this browser writes. */
  readonly onReadOnly: () => void;
};

/**
 * Holds answers and saves them. It reads what the server has once: afterwards the page has the newest answers. Mount it
 * again, with another `key`, to start from the server's answers again.
 */
export function useDraft<Item extends AnswerDraft, Measures extends object>(
  options: Options<Item, Measures>,
) {
  const { id, userId, saved, kept, onReadOnly } = options;
  const [opened] = useState(() => openDraft(saved, kept));
  const [editorId] = useState(() => getEditorId(id));
  const [drafts, setDrafts] = useState<ItemDrafts<Item>>(opened.drafts);
  const [saver] = useState(() => {
    const { send, measure, delays, onOthersSaved } = options;
    return new DraftSaver<Item, Measures>({
      ...{ editorId, send, measure, delays, onOthersSaved },
      ...{ version: saved.version, savedAt: saved.savedAt, unsent: opened.unsent, conflict: opened.conflict },
      device: describeDevice(navigator.userAgent),
      keep: (draft) => keepDraft(userId, id, draft),
    });
  });
  const saveState = useSyncExternalStore(saver.subscribe, () => saver.state);
  useSavingOfPage(saver);
  const channel = useEditorChannel(id, editorId, saver, onReadOnly);

  return {
    drafts,
    saver,
    saveState,
    change: (item: Item) => {
      setDrafts((all) => ({ ...all, [item.itemId]: item }));
      saver.change(item);
    },
    /** Takes over what another page has saved, but for the items that this one still has to save. */
    merge: (others: ItemDrafts<Item>) =>
      setDrafts((all) =>
        Object.fromEntries(
          Object.values(others).map((other) => {
            const own = all[other.itemId];
            return [other.itemId, own && saver.isPending(other.itemId) ? own : other];
          }),
        ),
      ),
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

type PageSaver = Pick<DraftSaver<AnswerDraft, object>, 'leave' | 'retry' | 'start' | 'stop' | 'flush'>;

/** Saves when the page is left, and tries again when the browser is online. */
function useSavingOfPage(saver: PageSaver): void {
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

function useEditorChannel(id: string, editorId: string, saver: PageSaver, onReadOnly: () => void) {
  const [channel, setChannel] = useState<EditorChannel>();
  useEffect(() => {
    const stopWriting = () => {
      saver.stop();
      onReadOnly();
    };
    const opened = new EditorChannel(id, editorId, {
      onReadOnly: stopWriting,
      release: () => saver.flush(),
    });
    setChannel(opened);
    return () => opened.close();
    // `onReadOnly` is a new function each time and does the same.
  }, [id, editorId, saver]);
  return channel;
}

/** The id of this tab as an editor. It outlives a reload, so that a save whose answer was lost is no conflict. */
function getEditorId(id: string): string {
  const stored = readSessionData(editorKey(id));
  if (typeof stored === 'string') return stored;
  const created = crypto.randomUUID();
  writeSessionData(editorKey(id), created);
  return created;
}

function editorKey(id: string): string {
  return `editor:${id}`;
}
