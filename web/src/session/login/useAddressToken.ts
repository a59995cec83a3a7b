import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

const PARAM = "token";

/**
 * The one-time token of a login link. It is removed from the address at once, so that it does not stay in the history.
 */
export function useAddressToken(): string | null {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(PARAM);
  const [token, setToken] = useState(inAddress);
  if (inAddress && inAddress !== token) setToken(inAddress);
  useEffect(() => {
    if (!inAddress) return;
    setParams(
      (current) => {
        current.delete(PARAM);
        return current;
      },
      { replace: true },
    );
  }, [inAddress, setParams]);
  return token;
}
