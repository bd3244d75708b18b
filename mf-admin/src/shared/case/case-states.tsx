import type { ComponentProps } from 'react';
import { useQueue } from './queue.ts';
import { RecordStates } from './record-states.tsx';

type Props<Data> = Omit<ComponentProps<typeof RecordStates<Data>>, 'back'>;

/** A record beside its queue, in whichever state it is. */
export function CaseStates<Data>(props: Props<Data>) {
  const { back } = useQueue();
  return <RecordStates {...props} back={back} />;
}
