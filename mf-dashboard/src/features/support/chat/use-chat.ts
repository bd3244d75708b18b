import { readSessionData, writeSessionData } from '@platform/kit';
import { useEffect, useState } from 'react';
import { CANNED_REPLIES, SUPPORT_CHAT } from '../../../content/support-chat.content.ts';
import { findCannedReply } from './canned-reply.ts';

/** Source: docs/specification.md#4-states-and-transitions. */
const REPLY_DELAY_MS = 1500;

export type ChatMessage = { readonly role: 'assistant' | 'user'; readonly content: string };

type Chat = {
  readonly messages: readonly ChatMessage[];
  /** When the last question was sent, in milliseconds; `null` before the first one. */
  readonly askedAtMs: number | null;
};

const NEW_CHAT: Chat = {
  messages: [{ role: 'assistant', content: SUPPORT_CHAT.greeting }],
  askedAtMs: null,
};

/**
 * Holds the messages of a user until the session ends, also across page loads. After each question the assistant
 * "types" for 1.5 seconds, during which `isTyping` is true; a page load in between does not start the time again. The
 * message that is not sent yet, `draft`, outlives the panel.
 */
export function useChat(userId: string) {
  const storageKey = `support-chat:${userId}`;
  const [{ messages, askedAtMs }, setChat] = useState<Chat>(() => readChat(storageKey) ?? NEW_CHAT);
  const [draft, setDraft] = useState('');
  const last = messages.at(-1);
  const question = last?.role === 'user' ? last.content : undefined;

  useEffect(() => writeSessionData(storageKey, { messages, askedAtMs }), [storageKey, messages, askedAtMs]);

  useEffect(() => {
    if (question === undefined) return;
    const elapsedMs = Math.max(0, Date.now() - (askedAtMs ?? 0));
    const timer = setTimeout(
      () => {
        const content = findCannedReply(question, CANNED_REPLIES, SUPPORT_CHAT.fallback);
        setChat((chat) => ({ ...chat, messages: [...chat.messages, { role: 'assistant', content }] }));
      },
      Math.max(0, REPLY_DELAY_MS - elapsedMs),
    );
    return () => clearTimeout(timer);
  }, [question, askedAtMs]);

  function send(): void {
    const message: ChatMessage = { role: 'user', content: draft.trim() };
    setDraft('');
    setChat((chat) => ({ messages: [...chat.messages, message], askedAtMs: Date.now() }));
  }

  const lastQuestion = messages.findLast(({ role }) => role === 'user')?.content;
  return { messages, isTyping: question !== undefined, lastQuestion, draft, setDraft, send };
}

/** Reads a stored chat; `undefined` if there is none, or one of another version of this page. */
function readChat(storageKey: string): Chat | undefined {
  const stored = readSessionData(storageKey);
  return isChat(stored) ? stored : undefined;
}

function isChat(value: unknown): value is Chat {
  if (value === null || typeof value !== 'object' || !('messages' in value) || !('askedAtMs' in value))
    return false;
  const { messages, askedAtMs } = value;
  return (
    (askedAtMs === null || typeof askedAtMs === 'number') &&
    Array.isArray(messages) &&
    messages.length > 0 &&
    messages.every(isMessage)
  );
}

function isMessage(value: unknown): value is ChatMessage {
  if (value === null || typeof value !== 'object' || !('role' in value) || !('content' in value))
    return false;
  return (value.role === 'assistant' || value.role === 'user') && typeof value.content === 'string';
}
