// Before the first paint, and on its own because the content security policy allows no inline scripts.
(() => {
  let theme = "dark";
  try {
    if (localStorage.getItem("theme") === "light") theme = "light";
  } catch {}
  document.documentElement.dataset.theme = theme;
  if (theme === "light") document.querySelector('meta[name="theme-color"]').content = "#f6f3ee";
})();
