import { formatCount } from '@platform/design-system';
import { paths, useShowMenuCount } from '@platform/kit';
import { useSubmissionSummaryQuery } from '../work-offers-api.ts';

/** Shows beside the menu entry of the submissions how many decisions the member has not seen. */
export function useSubmissionNews(isSignedIn: boolean): void {
  const { data } = useSubmissionSummaryQuery(undefined, { skip: !isSignedIn });
  const news = data?.news ?? 0;
  useShowMenuCount(paths.dashboard.submissions(), news, formatCount(news, 'new decision'));
}
