import { CANNED_REPLIES, SUPPORT_CHAT } from '../../../content/support-chat.content.ts';
import { findCannedReply } from './canned-reply.ts';

const reply = (question: string) => findCannedReply(question, CANNED_REPLIES, SUPPORT_CHAT.fallback);

test.each([
  ['When can I WITHDRAW my money?', /\$500/],
  ['When do I get my money?', /15 days/],
  ['why is my reward locked', /15 days/],
  ['How long does the identity check take?', /24-48 hours/],
  ['Invite a friend', /\$25/],
])('answers %p', (question, expected) => {
  expect(reply(question)).toMatch(expected);
});

test('points to human support if no keyword matches', () => {
  expect(reply('What is the weather like?')).toBe(SUPPORT_CHAT.fallback);
});
