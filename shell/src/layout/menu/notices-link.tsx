import { paths } from '@platform/kit';
import { NoticeBell } from '@platform/kit/notice-bell';
import { useIsLive } from './use-is-live.ts';

/** The bell of the header, if a live remote has the page that it leads to. */
export function NoticesLink() {
  const path = paths.dashboard.notices();
  return useIsLive(path) ? <NoticeBell path={path} /> : null;
}
