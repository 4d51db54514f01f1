import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/elements/button.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { useT } from '#web/texts/texts.tsx';
import { type Crop, keepInside, MOST_ZOOM, moved, roomOf, wholeOf } from './crop.ts';
import styles from './crop-dialog.module.css';
import { drawCrop, encodeCrop } from './crop-drawing.ts';

const VIEW = 512;

/** The view of the picture, and what the hand does with it. */
function useCropping(picture: ImageBitmap) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(() => wholeOf(picture));
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const { currentTarget, movementX, movementY } = event;
    if (!currentTarget.hasPointerCapture(event.pointerId)) return;
    const width = currentTarget.clientWidth;
    setCrop((now) => moved(picture, now, movementX / width, movementY / width));
  };
  const change = (part: Partial<Crop>) =>
    setCrop((now) => keepInside(picture, { ...now, ...part }));
  return { canvas, crop, change, drag };
}

type SliderProps = {
  label: string;
  value: number;
  range: readonly [low: number, high: number];
  onChange(value: number): void;
};

function Slider({ label, value, range: [low, high], onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        min={low}
        max={high}
        step={(high - low) / 100 || 1}
        value={value}
        disabled={low === high}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}

type Props = {
  picture: ImageBitmap;
  isSending: boolean;
  onUse(photo: Blob): void;
  onClose(): void;
};

/** Inside the modal, which comes later than the dialog: the first drawing needs the canvas there. */
function Cropping({ picture, isSending, onUse }: Omit<Props, 'onClose'>) {
  const t = useT();
  const { canvas, crop, change, drag } = useCropping(picture);
  const room = roomOf(picture, crop);
  return (
    <div className={styles.crop}>
      <canvas
        ref={canvas}
        className={styles.view}
        width={VIEW}
        height={VIEW}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <p className={styles.hint}>{t('perfil.foto.dica')}</p>
      <Slider
        label={t('perfil.foto.zoom')}
        value={crop.zoom}
        range={[1, MOST_ZOOM]}
        onChange={(zoom) => change({ zoom })}
      />
      <Slider
        label={t('perfil.foto.horizontal')}
        value={crop.x}
        range={room.x}
        onChange={(x) => change({ x })}
      />
      <Slider
        label={t('perfil.foto.vertical')}
        value={crop.y}
        range={room.y}
        onChange={(y) => change({ y })}
      />
      <Button
        variant="primary"
        block
        disabled={isSending}
        onClick={async () => onUse(await encodeCrop(picture, crop))}
      >
        {t(isSending ? 'perfil.foto.enviando' : 'perfil.foto.usar')}
      </Button>
    </div>
  );
}

export function CropDialog({ onClose, ...rest }: Props) {
  const t = useT();
  return (
    <Modal title={t('perfil.foto.recortar')} onClose={onClose}>
      <Cropping {...rest} />
    </Modal>
  );
}
