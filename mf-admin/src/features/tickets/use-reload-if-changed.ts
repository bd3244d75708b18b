import { isApiError, useRefetch } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const RELOADED = [TAGS.tickets];
/** The errors of a call that say that the ticket has changed since it was loaded. */
const CHANGES: readonly string[] = ['message_newer', 'claimed', 'already_decided'];

/** Returns a function that sends a call, and loads the ticket again if that has changed: what was typed stays. */
export function useReloadIfChanged() {
  const { refetch } = useRefetch(RELOADED);
  return async (send: () => Promise<unknown>): Promise<void> => {
    try {
      await send();
    } catch (error) {
      if (isApiError(error) && CHANGES.includes(error.code)) refetch();
      throw error;
    }
  };
}
