import { useResolveUser, useSession, useToast } from '@platform/kit';
import { useNavigate } from '@platform/kit/router';
import { getCasePath } from './case-paths.ts';
import { addDecision } from './pending-decisions.ts';

type Decision = Omit<Parameters<typeof addDecision>[0], 'tell'>;

/** Returns a function that sends a decision once it can no longer be undone. */
export function useAddDecision(): (decision: Decision) => void {
  const { user } = useSession();
  const resolveUser = useResolveUser();
  const showToast = useToast();
  const navigate = useNavigate();
  return (decision) =>
    addDecision({
      ...decision,
      send: async () => {
        // Another administrator may have logged in meanwhile, in another tab too.
        const current = await resolveUser();
        return current && current.id !== user?.id ? undefined : decision.send();
      },
      tell: ({ title, text, about }) => {
        const run = about && (() => void navigate(getCasePath(about)));
        const action = run && { label: 'Open', altText: 'Open the pages for administrators', run };
        showToast({ title, description: text, tone: 'danger', ...(action && { action }) });
      },
    });
}
