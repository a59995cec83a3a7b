import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { DataBoundary } from "../relay/DataBoundary.tsx";
import { Button } from "../ui/button/Button.tsx";
import styles from "./HomeScreen.module.css";

/** A part of the screen that can fail alone. With `isSilent`, a failure shows nothing. */
export const HomePart = ({ isSilent = false, children }: { isSilent?: boolean; children: ReactNode }) => (
  <DataBoundary
    renderFailure={(_, retry) =>
      isSilent ? null : (
        <div role="alert" className={styles.failed}>
          <FormattedMessage id="home_row_failed" />
          <Button variant="secondary" size="sm" onClick={retry}>
            <RotateCw size={16} aria-hidden="true" />
            <FormattedMessage id="retry" />
          </Button>
        </div>
      )
    }
  >
    {children}
  </DataBoundary>
);
