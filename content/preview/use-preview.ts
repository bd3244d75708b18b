import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PreviewData, PreviewItem, PreviewTask } from './preview-data.ts';

/** Loads what is shown, and again after each change. Keeps the last one until the next one is there. */
export function usePreviewData(): PreviewData | undefined {
  const [data, setData] = useState<PreviewData>();
  useEffect(() => {
    const load = async () => setData((await (await fetch('/data.json')).json()) as PreviewData);
    void load();
    const changes = new EventSource('/changes');
    changes.onmessage = () => void load();
    return () => changes.close();
  }, []);
  return data;
}

export type View = 'member' | 'reviewer';

/** What is shown: a task, one of its items or its texts, to whom, and how wide. It is kept in the address. */
export type Shown = {
  readonly task: string;
  readonly item: string;
  readonly view: View;
  readonly isNarrow: boolean;
};

export function useShown(): [Shown, (changes: Partial<Shown>) => void] {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const shown = read(hash);
  return [shown, (changes) => location.replace(`#${write({ ...shown, ...changes })}`)];
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

function read(hash: string): Shown {
  const query = new URLSearchParams(hash.slice(1));
  return {
    task: query.get('task') ?? '',
    item: query.get('item') ?? '',
    view: query.get('view') === 'reviewer' ? 'reviewer' : 'member',
    isNarrow: query.has('narrow'),
  };
}

export function write({ task, item, view, isNarrow }: Shown): string {
  return new URLSearchParams({ task, item, view, ...(isNarrow && { narrow: '' }) }).toString();
}

/** Finds what is shown; the first task if there is no such one, e.g. while its file has a mistake. */
export function findShown(
  { tasks }: PreviewData,
  shown: Pick<Shown, 'task' | 'item'>,
): { readonly task: PreviewTask | undefined; readonly item: PreviewItem | undefined } {
  const task = tasks.find(({ id }) => id === shown.task) ?? (shown.task === '' ? tasks[0] : undefined);
  return { task, item: task?.items.find(({ id }) => id === shown.item) };
}
