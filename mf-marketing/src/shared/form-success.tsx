import { Heading, Stack, SuccessDrawing, Text } from '@platform/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

type Props = {
  title: string;
  text: string;
  /** The next step. */
  action: ReactNode;
  children?: ReactNode;
};

/** Replaces a form after a successful submission. */
export function FormSuccess({ title, text, action, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button disappears with its form, so the focus moves to the heading.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack $gap={4} $align="start">
      <Drawing>
        <SuccessDrawing width={160} />
      </Drawing>
      <Heading ref={heading} tabIndex={-1} $size={22}>
        {title}
      </Heading>
      <Text>{text}</Text>
      {children}
      {action}
    </Stack>
  );
}

const Drawing = styled.div`
  color: var(--primary);
`;
