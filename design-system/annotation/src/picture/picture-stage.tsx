import { useLayoutEffect, useState, type ReactNode, type SVGProps } from 'react';
import { styled } from 'styled-components';
import { Alert, RADIUS, Row, Stack, Text } from '@platform/design-system';
import { useAnnotationServices } from '../annotation-services.tsx';
import { SmallButton } from '../shared/small-button.ts';
import type { Size } from './picture-view.ts';
import type { PictureView } from './use-picture-view.ts';

type Props = Size &
  Omit<SVGProps<SVGSVGElement>, 'width' | 'height' | 'ref' | 'children'> & {
    /** The hash of the picture. */
    picture: string;
    /** What the picture shows. */
    description: string;
    pictureView: PictureView;
    /** Further buttons beside those that zoom. */
    tools?: ReactNode;
    /** Drawn over the picture, in its pixels. */
    children?: ReactNode;
  };

/** A picture that is zoomed and moved, with buttons for both. If it cannot be loaded, it says so. */
export function PictureStage(props: Props) {
  const { picture, description, width, height, pictureView, tools, children, ...rest } = props;
  const { svg, view, pixel } = pictureView;
  const { mediaUrl } = useAnnotationServices();
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setIsFailed] = useState(false);

  // Set by script, so that boxes need not be rendered again when the view changes.
  useLayoutEffect(() => svg.current?.style.setProperty('--pixel', String(pixel)), [svg, pixel]);

  return (
    <Stack $gap={2}>
      <Row role="group" aria-label="View of the picture" $gap={2}>
        {tools}
        <Row $gap={2}>
          <SmallButton aria-label="Zoom out" disabled={view.scale <= 1} onClick={pictureView.zoomOut}>
            −
          </SmallButton>
          <SmallButton aria-label="Zoom in" onClick={pictureView.zoomIn}>
            +
          </SmallButton>
          <SmallButton disabled={view.scale <= 1} onClick={pictureView.showAll}>
            Show all
          </SmallButton>
          <Text as="span" $size={14} $tone="muted" $tabular>
            {Math.round(view.scale * 100)}%
          </Text>
        </Row>
      </Row>
      {isFailed && (
        <Alert
          tone="danger"
          role="alert"
          title="The picture could not be loaded"
          action={
            <SmallButton
              onClick={() => {
                setIsFailed(false);
                setAttempt(attempt + 1);
              }}
            >
              Try again
            </SmallButton>
          }
        />
      )}
      <Svg
        ref={svg}
        viewBox={`${view.x} ${view.y} ${width / view.scale} ${height / view.scale}`}
        data-zoomed={view.scale > 1 || undefined}
        data-close={view.scale >= 6 || undefined}
        {...rest}
      >
        <image
          key={attempt}
          role="img"
          aria-label={description}
          href={mediaUrl(picture)}
          width={width}
          height={height}
          onError={() => setIsFailed(true)}
        />
        {children}
      </Svg>
    </Stack>
  );
}

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  max-height: 80vh;
  border: 1px solid var(--line);
  border-radius: ${RADIUS.badge};
  background: var(--sunken);
  user-select: none;
  -webkit-user-select: none;
  touch-action: pan-y;

  &[data-zoomed],
  &[data-draws] {
    touch-action: none;
  }

  &[data-close] image {
    image-rendering: pixelated;
  }
`;
