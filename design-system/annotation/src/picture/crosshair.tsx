import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { pointOf, type PictureView } from './use-picture-view.ts';

type Props = { pictureView: PictureView; width: number; height: number };

/** Two lines through the mouse, across the whole picture, by which the edges of a box are placed. */
export function Crosshair({ pictureView: { svg, toPicture }, width, height }: Props) {
  const lines = useRef<SVGPathElement>(null);
  // Set by script, so that nothing is rendered while the mouse moves.
  const draw = (path: string): void => lines.current?.setAttribute('d', path);
  const follow = useEffectEvent((event: PointerEvent) => {
    const { x, y } = toPicture(pointOf(event));
    draw(event.pointerType === 'mouse' ? `M0 ${y}H${width}M${x} 0V${height}` : '');
  });
  const clear = useEffectEvent(() => draw(''));
  useEffect(() => {
    const element = svg.current;
    const onMove = (event: PointerEvent) => follow(event);
    const onLeave = () => clear();
    element?.addEventListener('pointermove', onMove);
    element?.addEventListener('pointerleave', onLeave);
    return () => {
      element?.removeEventListener('pointermove', onMove);
      element?.removeEventListener('pointerleave', onLeave);
    };
  }, [svg]);
  return <Lines ref={lines} aria-hidden />;
}

/** The opposite of what is below, so that they are seen on every picture. */
const Lines = styled.path`
  stroke: white;
  stroke-width: 1px;
  vector-effect: non-scaling-stroke;
  mix-blend-mode: difference;
  pointer-events: none;
`;
