import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { Swiper as SwiperInstance } from "swiper";
import { A11y, Autoplay, Keyboard, Pagination } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import "swiper/css";
import "swiper/css/pagination";
import styles from "./Carousel.module.css";
import { IconButton } from "./IconButton.tsx";
import { useReducedMotion } from "./useReducedMotion.ts";

const AUTOPLAY_MS = 5000;
const GAP = 20;

/** Slides side by side, 20 px apart; they move by themselves, round and round, only when there is more than one. */
export function Carousel({ slides, label }: { slides: { key: string; slide: ReactNode }[]; label: string }) {
  const { formatMessage } = useIntl();
  const swiper = useRef<SwiperInstance>(null);
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const isMany = slides.length > 1;
  const moves = isMany && !isStill;

  const toggle = () => {
    if (isPaused) swiper.current?.autoplay.start();
    else swiper.current?.autoplay.stop();
    setPaused(!isPaused);
  };

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      <Swiper
        modules={[A11y, Autoplay, Keyboard, Pagination]}
        spaceBetween={GAP}
        loop={isMany}
        autoplay={moves && { delay: AUTOPLAY_MS, pauseOnMouseEnter: true, disableOnInteraction: false }}
        keyboard={{ enabled: true, onlyInViewport: true }}
        pagination={isMany && { clickable: true }}
        onSwiper={(instance) => {
          swiper.current = instance;
        }}
        onFocusCapture={() => swiper.current?.autoplay.stop()}
        onBlurCapture={() => moves && !isPaused && swiper.current?.autoplay.start()}
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
            <IconButton label={formatMessage({ id: isPaused ? "carousel_play" : "carousel_pause" })} onClick={toggle}>
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
