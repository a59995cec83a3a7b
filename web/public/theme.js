// Before the first paint, and on its own because the content security policy allows no inline scripts.
(() => {
  const { dataset } = document.documentElement;
  let theme = null;
  try {
    theme = localStorage.getItem("theme");
  } catch {}
  if (theme !== "dark" && theme !== "light") {
    // The gateway marks the pages of an operator that follows the system.
    const isLight = "followsSystem" in dataset && matchMedia("(prefers-color-scheme: light)").matches;
    theme = isLight ? "light" : "dark";
  }
  dataset.theme = theme;
  if (theme === "light") document.querySelector('meta[name="theme-color"]').content = "#f6f3ee";
})();
