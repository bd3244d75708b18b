import { endpoint } from '../endpoint.ts';
import {
  noticePreferencesResponse,
  setNoticePreferenceBody,
  unsubscribeBody,
} from './preferences.schemas.ts';

/** Reads when the user's notices are emailed. */
export const getNoticePreferences = endpoint({
  id: 'notices.preferences',
  method: 'GET',
  path: '/api/user/notice-preferences',
  summary: 'When notices are emailed',
  access: 'member',
  status: 200,
  response: noticePreferencesResponse,
  errors: [],
});

/** Chooses when one kind of notice is emailed. */
export const setNoticePreference = endpoint({
  id: 'notices.setPreference',
  method: 'POST',
  path: '/api/user/notice-preferences',
  summary: 'Choose when a kind of notice is emailed',
  access: 'member',
  body: setNoticePreferenceBody,
  status: 200,
  response: noticePreferencesResponse,
  errors: [],
});

/** Turns off all optional emails of the account that an email was sent to. The link never expires. */
export const unsubscribe = endpoint({
  id: 'notices.unsubscribe',
  method: 'POST',
  path: '/api/unsubscribe',
  summary: 'Turn off the optional emails, with the link of one of them',
  access: 'public',
  body: unsubscribeBody,
  status: 204,
  errors: [],
});
