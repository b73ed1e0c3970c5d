# Notices, and times without the net; the pages load these texts when they need them.
away-turn = It is your turn.
away-turn-in = { $game }: it is your turn.
away-notices = Notify me when it is my turn and this page is hidden
away-notices-insecure = Browsers show notices only on pages that come by https.
away-notices-unsupported = This browser shows no notices.
away-notices-denied = Your browser does not let this page notify you. You can allow it in the browser’s settings for this page.
away-push = Also when this page is closed
away-push-unsupported = This browser does not receive notices while the page is closed. On an iPhone or iPad, add Polis to the home screen first.
away-push-server = This server sends no notices to closed pages.
away-push-failed = Your browser could not register at its push service. Some browsers have none, or do not use it in private windows.
away-keep = Keep lessons, rules and score pads on this device, to read them without the internet
away-keep-insecure = Browsers allow this only on pages that come by https.
away-offline = You are offline.
away-offline-kept = You are offline. You can still read rules, score pads and the lessons that you have opened.
