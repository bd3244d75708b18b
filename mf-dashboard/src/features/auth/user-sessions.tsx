import { SessionsPanel } from '@platform/kit/sessions';
import { useEndOtherSessionsMutation, useEndSessionMutation, useUserSessionsQuery } from './sessions-api.ts';

/** Lists where the member is logged in. */
export function UserSessions() {
  const query = useUserSessionsQuery({}, { refetchOnMountOrArgChange: true });
  const [end] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  return (
    <SessionsPanel
      query={query}
      onEnd={(id) => end({ params: { id } }).unwrap()}
      onEndOthers={() => endOthers({}).unwrap()}
    />
  );
}
