import { addProgress, listProgress, PROGRESS_MAX, type AddProgressBody } from '@platform/contracts';
import {
  injectContractEndpoints,
  mutation,
  query,
  readStoredPreference,
  storePreference,
  useSession,
} from '@platform/kit';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

/**
 * What was read and solved. A visitor's is kept in the browser; it is sent as soon as a member is logged in, and what
 * was sent is forgotten here. The server only ever adds, so that nothing is lost or counted twice.
 */
const STORAGE_KEY = 'learning-progress';

/** Tag of what the server knows; pages of other remotes that show it provide the same one. */
export const LEARNING_TAG = 'learning';

const { useLessonProgressQuery, useAddLessonProgressMutation } = injectContractEndpoints({
  lessonProgress: query(listProgress, { provides: [LEARNING_TAG] }),
  addLessonProgress: mutation(addProgress, { changes: [LEARNING_TAG] }),
});

/** All parts of a page know the same response. */
const SHARED_RESULT = { fixedCacheKey: 'learning-progress' };

const NOTHING: AddProgressBody = { lessons: [], solvedUnits: [] };

export type Progress = {
  readonly isRead: (courseId: number, lesson: string) => boolean;
  readonly isSolved: (unitId: string) => boolean;
  readonly markRead: (courseId: number, lesson: string) => void;
  readonly markSolved: (unitId: string) => void;
};

/** Returns what is read and solved, and adds to it. Until the page is hydrated, nothing is read or solved. */
export function useProgress(): Progress {
  const isMember = useSession().status === 'signed-in';
  const kept = parse(useSyncExternalStore(subscribe, readText, readNothing));
  const { data } = useLessonProgressQuery(undefined, { skip: !isMember });
  const [addToServer, { data: sent }] = useAddLessonProgressMutation(SHARED_RESULT);
  const send = useSend(addToServer);
  useEffect(() => {
    if (isMember) void send();
  }, [isMember, send]);

  // The response to what was sent is known before the list is read again.
  const known = isMember ? [...(data?.items ?? []), ...(sent?.items ?? [])] : [];
  const add = (change: Partial<AddProgressBody>) => {
    keep(change);
    if (isMember) void send();
  };
  return {
    isRead: (courseId, lesson) =>
      kept.lessons.some((one) => one.courseId === courseId && one.slug === lesson) ||
      known.some((one) => one.courseId === courseId && one.lessons.some(({ slug }) => slug === lesson)),
    isSolved: (unitId) =>
      kept.solvedUnits.includes(unitId) || known.some(({ solvedUnits }) => solvedUnits.includes(unitId)),
    markRead: (courseId, slug) => add({ lessons: [{ courseId, slug }] }),
    markSolved: (unitId) => add({ solvedUnits: [unitId] }),
  };
}

/** Returns a function that sends what the browser keeps for the member who is logged in. Never rejects. */
export function useSendProgress(): () => Promise<void> {
  const [addToServer] = useAddLessonProgressMutation(SHARED_RESULT);
  return useSend(addToServer);
}

function useSend(addToServer: ReturnType<typeof useAddLessonProgressMutation>[0]): () => Promise<void> {
  return useCallback(async () => {
    // Several parts of a page ask for it at once.
    if (isSending) return;
    isSending = true;
    let text = readText();
    while (hasAny(parse(text))) {
      const { error } = await addToServer({ body: parse(text) });
      if (error) break;
      // What was added meanwhile is sent too.
      if (readText() === text) write(NOTHING);
      text = readText();
    }
    isSending = false;
  }, [addToServer]);
}

let isSending = false;

function hasAny({ lessons, solvedUnits }: AddProgressBody): boolean {
  return lessons.length + solvedUnits.length > 0;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

function readText(): string | null {
  return readStoredPreference(STORAGE_KEY);
}

function readNothing(): string | null {
  return null;
}

/** Adds to what the browser keeps; the newest of more than the server takes at once. */
function keep({ lessons = [], solvedUnits = [] }: Partial<AddProgressBody>): void {
  const before = parse(readText());
  const isNew = ({ courseId, slug }: AddProgressBody['lessons'][number]) =>
    !before.lessons.some((one) => one.courseId === courseId && one.slug === slug);
  write({
    lessons: [...before.lessons, ...lessons.filter(isNew)].slice(-PROGRESS_MAX.lessons),
    solvedUnits: [...new Set([...before.solvedUnits, ...solvedUnits])].slice(-PROGRESS_MAX.solvedUnits),
  });
}

function write(progress: AddProgressBody): void {
  storePreference(STORAGE_KEY, JSON.stringify(progress));
  for (const listener of listeners) listener();
}

/** Parses stored progress; empty if it is malformed, as anyone can change what a browser stores. */
function parse(text: string | null): AddProgressBody {
  try {
    const body: unknown = text === null ? NOTHING : JSON.parse(text);
    return addProgress.body.validateSync(body, { strict: true });
  } catch {
    return NOTHING;
  }
}
