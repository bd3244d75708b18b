import type { ComponentProps } from 'react';
import { useKeptPlace } from '../list/use-kept-place.ts';
import { useQueue } from './queue.ts';
import { RecordStates } from './record-states.tsx';

type Props<Data> = Omit<ComponentProps<typeof RecordStates<Data>>, 'back'>;

/** A record beside its queue, in whichever state it is. */
export function CaseStates<Data>(props: Props<Data>) {
  const { list } = useQueue();
  const keptPlace = useKeptPlace();
  return <RecordStates {...props} back={keptPlace(list)} />;
}
