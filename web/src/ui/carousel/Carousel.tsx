import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { Swiper as SwiperInstance } from "swiper";
import { A11y, Keyboard, Pagination } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import { IconButton } from "../button/IconButton.tsx";
import { useReducedMotion } from "../motion/useReducedMotion.ts";
import styles from "./Carousel.module.css";

const AUTOPLAY_MS = 5000;
const GAP = 20;

/** On touch screens visitors swipe. The dots are too small for a finger, so they are no buttons there. */
const isForFingers = () => matchMedia("(pointer: coarse)").matches;

/** Slides side by side, 20 px apart. Several slides rotate by themselves. */
export function Carousel({ slides, label }: { slides: { key: string; slide: ReactNode }[]; label: string }) {
  const { formatMessage } = useIntl();
  const swiper = useRef<SwiperInstance>(null);
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [shown, setShown] = useState(0);
  const isMany = slides.length > 1;
  const moves = isMany && !isStill;
  const isMoving = moves && !isPaused && !isPointedAt && !hasFocus;
  // Swiper's own autoplay computes the remaining time in every frame, so an idle page would use the processor.
  useEffect(() => {
    void shown;
    if (!isMoving) return;
    const timer = setInterval(() => !document.hidden && swiper.current?.slideNext(), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [isMoving, shown]);

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
    >
      <Swiper
        modules={[A11y, Keyboard, Pagination]}
        spaceBetween={GAP}
        loop={isMany}
        keyboard={{ enabled: true, onlyInViewport: true }}
        pagination={isMany && { clickable: !isForFingers() }}
        onSwiper={(instance) => {
          swiper.current = instance;
        }}
        onSlideChange={({ realIndex }) => setShown(realIndex)}
        onFocusCapture={() => setFocus(true)}
        onBlurCapture={() => setFocus(false)}
      >
        {slides.map(({ key, slide }) => (
          <SwiperSlide key={key}>{slide}</SwiperSlide>
        ))}
      </Swiper>
      {isMany && (
        <div className={styles.controls}>
          <IconButton
            label={formatMessage({ id: "previous" })}
            className={styles.step}
            onClick={() => swiper.current?.slidePrev()}
          >
            <ChevronLeft size={20} />
          </IconButton>
          {moves && (
            <IconButton
              label={formatMessage({ id: isPaused ? "carousel_play" : "carousel_pause" })}
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? <Play size={16} /> : <Pause size={16} />}
            </IconButton>
          )}
          <IconButton
            label={formatMessage({ id: "next" })}
            className={styles.step}
            onClick={() => swiper.current?.slideNext()}
          >
            <ChevronRight size={20} />
          </IconButton>
        </div>
      )}
    </section>
  );
}
