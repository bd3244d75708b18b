import { getNoticePreferences, setNoticePreference } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';

const TAG = 'notice-preferences';

export const { useNoticePreferencesQuery, useSetNoticePreferenceMutation } = injectContractEndpoints({
  noticePreferences: query(getNoticePreferences, { provides: [TAG] }),
  setNoticePreference: mutation(setNoticePreference, { changes: [TAG] }),
});
