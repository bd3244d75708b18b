import { listNotices, markNoticeRead, markNoticesRead } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

/** The unread count in the header is a part of the user. */
const CHANGES_NOTICES = { changes: [TAGS.notices, TAGS.user] };

export const { useNoticesQuery, useMarkNoticeReadMutation, useMarkNoticesReadMutation } =
  injectContractEndpoints({
    notices: query(listNotices, { provides: [TAGS.notices] }),
    markNoticeRead: mutation(markNoticeRead, CHANGES_NOTICES),
    markNoticesRead: mutation(markNoticesRead, CHANGES_NOTICES),
  });
