import { VisuallyHidden, UnbrokenRanges } from '@platform/design-system';
import { useEffect, useRef } from 'react';
import { Bubble, TypingDots, MessageLog } from './chat-style.ts';
import type { ChatMessage } from './use-chat.ts';

/** Lists the messages, scrolled to the newest. */
export function ChatLog({ messages, isTyping }: { messages: readonly ChatMessage[]; isTyping: boolean }) {
  const logRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const log = logRef.current;
    if (log) log.scrollTop = log.scrollHeight;
  }, [messages, isTyping]);

  return (
    <MessageLog ref={logRef} role="log" aria-label="Messages" tabIndex={0}>
      {messages.map(({ role, content }, index) => (
        <Bubble key={index} data-role={role}>
          <VisuallyHidden>{role === 'user' ? 'You: ' : 'Assistant: '}</VisuallyHidden>
          <UnbrokenRanges>{content}</UnbrokenRanges>
        </Bubble>
      ))}
      {isTyping && (
        <Bubble data-role="assistant">
          <VisuallyHidden>The assistant is typing</VisuallyHidden>
          <TypingDots aria-hidden="true">
            <i />
            <i />
            <i />
          </TypingDots>
        </Bubble>
      )}
    </MessageLog>
  );
}
