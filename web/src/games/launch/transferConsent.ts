const key = "transferConfirmed";

/** Whether the player agreed, in this session, that launches move the balance to vendors that keep it themselves. */
export const hasAgreedToTransfer = () => sessionStorage.getItem(key) === "1";

export const agreeToTransfer = () => sessionStorage.setItem(key, "1");
