import { CANNED_REPLIES, SUPPORT_CHAT } from '../../../content/support-chat.content.ts';
import { cannedReply } from './canned-reply.ts';

const answer = (question: string) => cannedReply(question, CANNED_REPLIES, SUPPORT_CHAT.fallback);

test.each([
  ['When can I WITHDRAW my money?', /\$500/],
  ['why is my reward locked', /15 days/],
  ['How long does the identity check take?', /24-48 hours/],
  ['Invite a friend', /\$25/],
])('answers %p', (question, words) => {
  expect(answer(question)).toMatch(words);
});

test('leads to people where it has no answer', () => {
  expect(answer('What is the weather like?')).toBe(SUPPORT_CHAT.fallback);
});
