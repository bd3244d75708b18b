import { Heading, Stack, SuccessDrawing, Text } from '@platform/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

type Props = {
  title: string;
  text: string;
  /** What to do next. */
  action: ReactNode;
  children?: ReactNode;
};

/** Stands in the place of a form that has done its work. */
export function Done({ title, text, action, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The button that was pressed is gone with its form; the reader goes on here.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack $gap={4} $align="start">
      <Picture>
        <SuccessDrawing width={160} />
      </Picture>
      <Heading ref={heading} tabIndex={-1} $size={22}>
        {title}
      </Heading>
      <Text>{text}</Text>
      {children}
      {action}
    </Stack>
  );
}

const Picture = styled.div`
  color: var(--primary);
`;
