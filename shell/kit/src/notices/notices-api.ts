import { listNotices, markNoticeRead, markNoticesRead } from '@platform/contracts';
import { injectContractEndpoints, mutation, query, USER_TAG } from '@platform/kit';

/** The queries that list notices. */
export const NOTICES_TAG = 'notices';

/** The unread count in the header is a part of the user. */
const CHANGES_NOTICES = { changes: [NOTICES_TAG, USER_TAG] };

export const { useNoticesQuery, useMarkNoticeReadMutation, useMarkNoticesReadMutation } =
  injectContractEndpoints({
    notices: query(listNotices, { provides: [NOTICES_TAG] }),
    markNoticeRead: mutation(markNoticeRead, CHANGES_NOTICES),
    markNoticesRead: mutation(markNoticesRead, CHANGES_NOTICES),
  });
