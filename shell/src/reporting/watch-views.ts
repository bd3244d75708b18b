import type { createBrowserRouter } from '@platform/kit/router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Calls the listener with the path of the page that is shown, and with that of each later one. */
export function watchViews(router: Router, onView: (path: string) => void): void {
  let shownKey: string | undefined;
  const follow = ({ initialized, navigation, location }: Router['state']) => {
    if (!initialized || navigation.state !== 'idle' || location.key === shownKey) return;
    shownKey = location.key;
    onView(location.pathname);
  };
  follow(router.state);
  router.subscribe(follow);
}
