import { useRef } from 'react';
import { PictureStage } from './picture-stage.tsx';
import type { Size } from './picture-view.ts';
import { usePictureView } from './use-picture-view.ts';

/** A picture to look at: zoomed by buttons, wheel and two fingers, moved by dragging. */
export function PictureViewer(props: Size & { picture: string; description: string }) {
  const { picture, width, height } = props;
  const pictureView = usePictureView(picture, { width, height }, () => pictureView.view.scale > 1);
  const isMoving = useRef(false);
  return (
    <PictureStage
      {...props}
      pictureView={pictureView}
      onPointerDown={(event) => {
        isMoving.current = pictureView.onPointerDown(event);
      }}
      onPointerMove={(event) => pictureView.onPointerMove(event, isMoving.current)}
      onPointerUp={pictureView.onPointerEnd}
      onPointerCancel={pictureView.onPointerEnd}
      onPointerLeave={pictureView.onPointerEnd}
    />
  );
}
