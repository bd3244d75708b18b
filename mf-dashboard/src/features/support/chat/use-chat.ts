import { useEffect, useState } from 'react';
import { CANNED_REPLIES, SUPPORT_CHAT } from '../../../content/support-chat.content.ts';
import { findCannedReply } from './canned-reply.ts';

/** Source: docs/specification.md#4-states-and-transitions. */
const REPLY_DELAY_MS = 1500;

export type ChatMessage = { readonly role: 'assistant' | 'user'; readonly content: string };

/** Holds the messages. After each question the assistant "types" for 1.5 seconds, during which `isTyping` is true. */
export function useChat() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([
    { role: 'assistant', content: SUPPORT_CHAT.greeting },
  ]);
  const last = messages.at(-1);
  const question = last?.role === 'user' ? last.content : undefined;

  useEffect(() => {
    if (question === undefined) return;
    const timer = setTimeout(() => {
      const content = findCannedReply(question, CANNED_REPLIES, SUPPORT_CHAT.fallback);
      setMessages((previous) => [...previous, { role: 'assistant', content }]);
    }, REPLY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [question]);

  function send(text: string): void {
    setMessages((previous) => [...previous, { role: 'user', content: text.trim() }]);
  }

  return { messages, isTyping: question !== undefined, send };
}
